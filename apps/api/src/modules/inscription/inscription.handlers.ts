import type { inscription } from '@registre/contract'
import { estInscriptionNotaire } from '@registre/domain'
import type { Handlers } from '../../platform/mount.ts'
import { activerCompte } from './activer-compte.ts'
import { activerTeledeclarant } from './activer-teledeclarant.ts'
import { creerTeledeclarant, refuserRejoindre } from './creer-teledeclarant.ts'
import { inscrireNotaire } from './inscrire-notaire.ts'
import { posterCodeArrivee } from './poster-code-arrivee.ts'
import { regenererCode, renouvelerCode } from './regenerer-code.ts'
import { corrigerAdressePostale } from './corriger-adresse-postale.ts'

export const inscriptionHandlers: Handlers<typeof inscription> = {
  creerTeledeclarant: (ctx, { params: { type }, body: { rejoindre, ...body } }) => {
    if (!estInscriptionNotaire(type)) return creerTeledeclarant(ctx, type, { ...body, rejoindre })
    if (rejoindre) throw refuserRejoindre()
    return inscrireNotaire(ctx, type, body)
  },
  activerCompte: (ctx, { body }) => activerCompte(ctx, body),
  activerTeledeclarant: (ctx, { body }) => activerTeledeclarant(ctx, body.clef),
  regenererCode: (ctx, { params }) => regenererCode(ctx, params.id),
  renouvelerCode: async (ctx, { params: { id }, body: { idArrivee } }) => {
    if (idArrivee === undefined) await renouvelerCode(ctx, id)
    else await posterCodeArrivee(ctx, { id: idArrivee, teledeclarantId: id })
    return {}
  },
  corrigerAdressePostale: (ctx, { body }) => corrigerAdressePostale(ctx, body),
}
