import {
  BASCULE_2027,
  CODES_JEU,
  ETATS_COPROPRIETE,
  SLUGS_ETAPE,
  TYPES_IMMATRICULATION,
  TYPES_MAJ,
} from '@registre/domain'
import * as z from 'zod'
import { blocsEnregistres } from './blocs.schema.ts'
import { confirmationsOffice, raisonDoublon, reponseDoublon } from './declaration.schema.ts'
import type { FormeAncienne } from './obsolescence.ts'
import { ENTIER_MAX, id, instant, texte, texteLong } from './primitives/index.ts'

/** The states in which a declaration of a co-ownership is asked for. */
export const ETATS_LUS = [
  'COURANTE',
  'IMMATRICULATION',
  'AVANT_DECLARATION_ANNUELLE',
  'BROUILLON',
  'A_VALIDER',
] as const

/** Body of a save: the version read, the blocks that changed. `id` null creates the draft. */
export const enregistrement = z
  .strictObject({
    id: id.nullable(),
    version: z.number().int().min(0).max(ENTIER_MAX),
    typeImmat: z.enum(TYPES_IMMATRICULATION),
    immatCopropriete: blocsEnregistres,
    confirmations: z.array(texte(40)).max(60).optional(),
    confirmationsOffice: confirmationsOffice.nullish(),
    reponsesDoublons: z.array(reponseDoublon).max(50).optional(),
    adresseEmailUtilisateur: texte(100).optional(),
  })
  .meta({ id: 'EnregistrementBrouillon' })

/** What a final submission carries, whoever sends it. */
export const depot = {
  id,
  version: z.number().int().min(1).max(ENTIER_MAX),
  confirmations: z.array(texte(40)).max(60).optional(),
  reponsesDoublons: z.array(reponseDoublon).max(50).optional(),
  /** Answer to a clarification request. */
  message: texteLong(2000).optional(),
}

const COMPTES_SANS_LISTE = z.object({
  immatCopropriete: z.object({
    donneesTechniques: z.object({ batiments: z.undefined().optional() }),
  }),
})
/** Buildings that are only counted: the shape of the declarations filed until 20 February 2027. */
export const batimentsComptes: FormeAncienne = {
  depuis: '2026-11-23',
  retrait: BASCULE_2027,
  est: ({ body: corps }) => COMPTES_SANS_LISTE.safeParse(corps).success,
}

/** A registered co-ownership at a place, before a registration begins there. */
export const coproprieteDuLieu = z
  .object({
    id,
    numeroImmatriculation: z.string(),
    nom: z.string(),
    adresse: z.string(),
    nbLots: z.number().int().nullable(),
    raisons: z.array(raisonDoublon),
    /** True when the caller may ask to be attached to it. */
    rattachable: z.boolean(),
  })
  .meta({ id: 'CoproprieteDuLieu' })

export const ligneBrouillon = z
  .object({
    id,
    coproprieteId: id,
    nomCopropriete: z.string(),
    adressePrincipale: z.string(),
    typeImmat: z.enum(TYPES_IMMATRICULATION),
    /** Kind of update; null for a registration. */
    typeMaj: z.enum(TYPES_MAJ).nullable(),
    /** The set of the law under which it was begun, or that it prepares. */
    jeu: z.enum(CODES_JEU),
    etape: z.enum(SLUGS_ETAPE),
    /** BROUILLON, or why it came back: refused, clarification asked. */
    etatCopropriete: z.enum(ETATS_COPROPRIETE),
    /** Who saved it last. */
    auteur: z.string(),
    enregistreLe: instant,
    /** Why it can no longer be sent, in a sentence; null while it can. */
    empechement: z.string().nullable(),
  })
  .meta({ id: 'LigneBrouillon' })
