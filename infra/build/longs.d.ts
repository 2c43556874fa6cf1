/** Tests that start servers, kill processes, run programs of others, or play lives at random. */
export declare const ESSAIS_LONGS: string[];
/** Every state × event, on one day of the law, then the other: `npm run test:tout` alone. */
export declare const TOUS_LES_CAS: string[];
/** The journeys that `npm test` plays: each main story, by who lives it. */
export declare const PARCOURS_PRINCIPAUX: string[];
