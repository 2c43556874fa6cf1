/** A mail server that accepts everything and gives each mail to `lire`; on a free port, or on one. */
export declare const recevoir: (lire: (courriel: Buffer, destinataires: string[]) => Promise<void> | void, choisi?: number) => Promise<{
    url: string;
    fermer(): Promise<void>;
}>;
/** The same, which counts each Message-ID. */
export declare const recevoirCourriels: (courriels: Map<string, number>, choisi?: number) => Promise<{
    url: string;
    fermer(): Promise<void>;
}>;
