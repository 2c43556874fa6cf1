import * as z from 'zod';
/** An empty setting is one that is not given. */
export declare const vide: (v: unknown) => unknown;
/** Texts separated by commas. */
export declare const listeDe: (defaut: string) => z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string[], string>>;
export declare const optionalUrl: z.ZodPreprocess<z.ZodOptional<z.ZodURL>, unknown>;
/** What an operator writes of a service that the register does without: said, not forgotten. */
export declare const AUCUN = "aucun";
/** The address of an outside service, or « aucun » (null); undefined when nothing is said. */
export declare const urlOuAucun: z.ZodPreprocess<z.ZodOptional<z.ZodUnion<readonly [z.ZodPipe<z.ZodLiteral<"aucun">, z.ZodTransform<null, "aucun">>, z.ZodURL]>>, unknown>;
/** The same where the address is no URL: `hote:port` is enough. */
export declare const adresseOuAucun: z.ZodPreprocess<z.ZodOptional<z.ZodUnion<readonly [z.ZodPipe<z.ZodLiteral<"aucun">, z.ZodTransform<null, "aucun">>, z.ZodString]>>, unknown>;
/** Port numbers separated by commas. */
export declare const portsDe: (defaut: string) => z.ZodPipe<z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string[], string>>, z.ZodTransform<number[], string[]>>;
/** The fault of settings that are given all together, or not at all; none when they are. */
export declare const vontEnsemble: (reglages: Readonly<Record<string, unknown>>, noms: readonly string[]) => string[];
/** The path of a video of a home, on the register's own address; '' for none. */
export declare const videoDeLAccueil: (nom: string) => z.ZodDefault<z.ZodString>;
