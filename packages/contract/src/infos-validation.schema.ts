import { ACTIONS_DEMANDE, PROFILS } from '@registre/domain'
import * as z from 'zod'
import { demandeVue, fiche, mandatVu } from './coproprietes.contract.ts'
import { candidatDoublon } from './declaration.schema.ts'
import { dissolutionVue } from './dissolutions.contract.ts'
import { avantReponse, pointAVerifier, verrou } from './examen.schema.ts'
import { dateFr, id } from './primitives/index.ts'

/** What a keeper reads before deciding. */
export const infosValidation = z.object({
  demande: demandeVue,
  verrou,
  assigneeA: z.string(),
  assigneeAMoi: z.boolean(),
  raisonAffectation: z.string(),
  demandeur: z.object({
    teledeclarantId: id,
    utilisateurId: id.nullable(),
    raisonSociale: z.string(),
    profil: z.enum(PROFILS),
    email: z.string(),
    telephone: z.string(),
  }),
  fiche,
  mandat: mandatVu.nullable(),
  /** What a request for dissolution declares; null for the others. */
  dissolution: dissolutionVue.nullable(),
  doublons: z.array(candidatDoublon),
  /** What to look at before deciding, heaviest first; empty for a clean request. */
  points: z.array(pointAVerifier),
  /** What was declared when the details that were answered since were asked; null for none. */
  avantReponse: avantReponse.nullable(),
  /** An election before the term: when the syndic in place can no longer answer; null where nothing waits. */
  validableLe: dateFr,
  actions: z.array(z.enum(ACTIONS_DEMANDE)),
})
