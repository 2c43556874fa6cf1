import type { inscription } from '@registre/contract'
import { estInscriptionNotaire } from '@registre/domain'
import type { Handlers } from '../../platform/mount.ts'
import { activerCompte } from './activer-compte.ts'
import { activerTeledeclarant } from './activer-teledeclarant.ts'
import { creerTeledeclarant } from './creer-teledeclarant.ts'
import { inscrireNotaire } from './inscrire-notaire.ts'
import { regenererCode, renouvelerCode } from './regenerer-code.ts'
import { corrigerAdressePostale } from './corriger-adresse-postale.ts'

export const inscriptionHandlers: Handlers<typeof inscription> = {
  creerTeledeclarant: (ctx, { params: { type }, body }) =>
    estInscriptionNotaire(type)
      ? inscrireNotaire(ctx, type, body)
      : creerTeledeclarant(ctx, type, body),
  activerCompte: (ctx, { body }) => activerCompte(ctx, body),
  activerTeledeclarant: (ctx, { body }) => activerTeledeclarant(ctx, body.clef),
  regenererCode: (ctx, { params }) => regenererCode(ctx, params.id),
  renouvelerCode: async (ctx, { params }) => {
    await renouvelerCode(ctx, params.id)
    return {}
  },
  corrigerAdressePostale: (ctx, { body }) => corrigerAdressePostale(ctx, body),
}
