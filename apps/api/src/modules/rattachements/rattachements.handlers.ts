import type { rattachements } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import {
  coproprieteEtatOk,
  coproprieteExiste,
  coproprieteRattachementOk,
  verifierMandatMemeSiren,
} from '../mandats/controles-rattachement.ts'
import { trouverDateDebutMandatPrecedent } from '../mandats/trouver-mandat-precedent.ts'
import { accorderFinAnticipee } from './accorder-fin-anticipee.ts'
import { contesterRattachement } from './contester-rattachement.ts'
import { demanderRattachement } from './demander-rattachement.ts'
import {
  lireMandatEnCoursValidation,
  lireRattachementEnCours,
  listerMandatsEnCours,
} from './lire-rattachements.ts'
import { repondrePrecisions } from './repondre-precisions.ts'
import { retirerRattachement } from './retirer-rattachement.ts'

export const rattachementsHandlers: Handlers<typeof rattachements> = {
  rattacher: (ctx, { body: { file, ...corps } }) => demanderRattachement(ctx, corps, file),
  rattacherSansJustificatif: (ctx, { body }) => demanderRattachement(ctx, body, null),
  verifierMandatMemeSiren: (ctx, { params }) => verifierMandatMemeSiren(ctx, params.x),
  lireRattachementEnCours: (ctx, { params }) => lireRattachementEnCours(ctx, params.id),
  listerMandatsEnCours: (ctx) => listerMandatsEnCours(ctx),
  lireMandatEnCoursValidation: (ctx, { params }) => lireMandatEnCoursValidation(ctx, params.n),
  retirerRattachementDemande: (ctx, { params }) => retirerRattachement(ctx, params.id),
  contesterRattachement: (ctx, { params, body }) =>
    contesterRattachement(ctx, { demandeId: params.id, ...body }),
  accorderFinAnticipee: (ctx, { params }) => accorderFinAnticipee(ctx, params.id),
  repondrePrecisionsRattachement: (ctx, { params, body }) =>
    repondrePrecisions(ctx, params.id, body),
  coproprieteExiste: (ctx, { params }) => coproprieteExiste(ctx, params.immat),
  coproprieteEtatOk: (ctx, { params }) => coproprieteEtatOk(ctx, params.immat),
  coproprieteRattachementOk: (ctx, { params }) => coproprieteRattachementOk(ctx, params.immat),
  trouverDateDebutMandatPrecedent: (ctx, { params }) =>
    trouverDateDebutMandatPrecedent(ctx, params.x, params.flag === 'true'),
}
