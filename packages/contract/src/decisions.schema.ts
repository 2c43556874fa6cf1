import { CODES_SORTES_DECISION, MOTIFS_RETRAIT, VOIES_DU_RETOUR } from '@registre/domain'
import * as z from 'zod'
import { dateFr, id, instant } from './primitives/index.ts'

/** A decision that stands, and how this keeper may take it back. */
export const decisionVue = z
  .object({
    id,
    sorte: z.enum(CODES_SORTES_DECISION),
    libelle: z.string(),
    priseLe: instant,
    par: z.string(),
    parMoi: z.boolean(),
    idDemande: id.nullable(),
    idMandat: id.nullable(),
    /** Null: this keeper may not. */
    voie: z.enum(VOIES_DU_RETOUR).nullable(),
    /** Until when its mails wait; null once they have left. */
    tenueJusqua: instant.nullable(),
    /** The last day on which it is withdrawn for its unlawfulness alone; null where nobody holds a right by it. */
    retraitAvant: dateFr,
    obstacles: z.array(
      z.object({
        message: z.string(),
        lien: z.object({
          quoi: z.enum(['decision', 'demande', 'mandat', 'declaration', 'fiche']),
          id: id.nullable(),
        }),
      }),
    ),
    retrait: z
      .object({
        motif: z.enum(MOTIFS_RETRAIT),
        libelleMotif: z.string(),
        texte: z.string(),
        libelleFondement: z.string(),
        reference: z.string(),
        reponseAvant: dateFr,
        ouvertLe: instant,
        ouvertPar: z.string(),
        /** Its second signature may be given, by this keeper. */
        signable: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'DecisionPrise' })
