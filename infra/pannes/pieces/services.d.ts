import { type RequestListener } from 'node:http';
/** A service of this machine that can go away and come back at the same address. */
export interface Service {
    url: string;
    couper(): Promise<void>;
    rendre(): Promise<void>;
}
/** Serves on a port that was free, from now on. */
export declare const servir: (repondre: RequestListener) => Promise<Service>;
/** The verbs of an object store that the register uses; `objets` is what it holds. */
export declare const magasin: (objets: Map<string, Buffer>) => RequestListener;
/** A geocoder that completes one street, finds no address and each parcel that it is asked for. */
export declare const geocodeur: RequestListener;
/** A directory that knows each number that it is asked for. */
export declare const annuaire: RequestListener;
/** A reference of buildings that has none there. */
export declare const rnb: RequestListener;
/** A scanner for which each file is safe (clamd, INSTREAM). */
export declare const servirClamd: () => Promise<Service>;
