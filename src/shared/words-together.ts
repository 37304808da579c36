/** All of a union's members at once, such as the words of all games. */
export type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void ? All : never;
