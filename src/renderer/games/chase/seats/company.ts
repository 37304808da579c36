/** The others at a shared screen, as one seat knows them. */
import type { Seat } from '../../../../shared/table';
import type { Plan } from '../lib/planning';

/** What a seat among several is told by the others at the screen. */
export interface Company {
  /** Whether this seat's tiles lie face down unless they are looked at. */
  readonly hides: (seat: Seat) => boolean;
  /** F1: what the partner plans at the same screen. */
  readonly partnerPlan: (seat: Seat) => Plan;
  /** The seat's plan is whole and meant to be put down. */
  readonly planned: (seat: Seat) => void;
  /** The seat wants to give the screen back to the Runner who planned before. */
  readonly goneBack: (seat: Seat) => void;
}
