/** Of what an analysis holds and how it is worked out: what was kept by another one is worked out anew. */
export const ANALYSIS_VERSION = 8;
