/** Which Chaser follows which Runner, as the window says it (F2). */
import * as v from 'valibot';
import { FOLLOWING } from '../../rules/chase/following';

export const FollowingSchema = v.picklist(FOLLOWING);
