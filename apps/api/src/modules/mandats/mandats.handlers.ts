import type { mandats } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { successeurDeclare } from '../successeurs/successeur-declare.ts'
import {
  lireEtatCopropriete,
  lireMandatCopropriete,
  lireMandatCourant,
  lireMandatPrecedentArchive,
  listerMandatsEnCoursAvenir,
  listerMandatsSupprimables,
} from './consulter-mandats.ts'
import { lireRenouvellement } from './lire-renouvellement.ts'
import { modifierDateDebut, modifierDateFin } from './modifier-dates.ts'
import { renouvelerMandat } from './renouveler.ts'
import { retirerRattachement, supprimerMandat, supprimerMandatParmi } from './retirer-mandats.ts'

export const mandatsHandlers: Handlers<typeof mandats> = {
  lireMandatPrecedentArchive: (ctx, { params }) => lireMandatPrecedentArchive(ctx, params.x),
  successeurDeclare: (ctx, { params }) => successeurDeclare(ctx, params.x),
  lireEtatCopropriete: (ctx, { params }) => lireEtatCopropriete(ctx, params.x),
  lireMandatCopropriete: (ctx, { params, query }) =>
    lireMandatCopropriete(ctx, {
      coproprieteId: params.id,
      restriction: params.authority,
      mandatId: query.idMandat || undefined,
    }),
  lireInfosCopropriete: (ctx, { params, query }) =>
    lireMandatCopropriete(ctx, {
      coproprieteId: params.id,
      restriction: params.profileOrAuthority,
      mandatId: query.idMandat || undefined,
    }),
  lireRenouvellement: (ctx, { params }) => lireRenouvellement(ctx, params.id),
  listerMandatsEnCoursAvenir: (ctx, { params }) => listerMandatsEnCoursAvenir(ctx, params.id),
  lireMandatCourant: (ctx, { params }) => lireMandatCourant(ctx, params.id),
  listerMandatsSupprimables: (ctx, { params }) => listerMandatsSupprimables(ctx, params.id),
  modifierDateDebutMandat: (ctx, { params, query }) =>
    modifierDateDebut(ctx, { mandatId: params.idMandat, date: params.date, ...query }),
  modifierDateFinMandat: (ctx, { params, query }) =>
    modifierDateFin(ctx, { mandatId: params.idMandat, date: params.date, ...query }),
  renouvelerMandat: (ctx, { body }) => renouvelerMandat(ctx, body),
  supprimerMandat: (ctx, { params, query, body }) =>
    supprimerMandat(ctx, { mandatId: params.id, raison: query.raison || body.raison }),
  supprimerMandatRattachement: (ctx, { params, body }) =>
    supprimerMandatParmi(ctx, {
      coproprieteId: params.id,
      mandatId: body.idMandat,
      raison: body.raison,
    }),
  retirerRattachement: (ctx, { params, body }) =>
    retirerRattachement(ctx, { coproprieteId: params.id, raison: body.raison }),
}
