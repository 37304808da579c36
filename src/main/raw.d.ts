/** Files that the build takes in as they are. */
declare module '*?raw' {
  const text: string;
  export default text;
}
