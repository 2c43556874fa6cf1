import type { publications } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { confirmerAbonnement, seDesabonnerNewsletter } from './confirmer-abonnement.ts'
import {
  envoyerNewsletter,
  publierPublication,
  retirerPublication,
} from './deplacer-publication.ts'
import { deposerPublication } from './deposer-publication.ts'
import {
  listerFichesMemo,
  listerNewsletters,
  listerPublications,
  telechargerPubliee,
} from './lire-publications.ts'
import { modifierPublication } from './modifier-publication.ts'
import { suivreFiche } from '../suivis/suivre-fiche.ts'
import { sAbonnerNewsletter } from './s-abonner.ts'

export const publicationsHandlers: Handlers<typeof publications> = {
  listerNewsletters: (ctx) => listerNewsletters(ctx),
  telechargerNewsletter: (ctx, { query }) => telechargerPubliee(ctx, 'NEWSLETTER', query.fileName),
  listerFichesMemo: (ctx, { query }) => listerFichesMemo(ctx, query.categorie),
  telechargerFicheMemo: (ctx, { query }) => telechargerPubliee(ctx, 'FICHE_MEMO', query.fileName),
  sAbonnerNewsletter: async (ctx, { body: { email, numero, rythme } }) => {
    await (numero === undefined
      ? sAbonnerNewsletter(ctx, email)
      : suivreFiche(ctx, { email, numero, rythme: rythme ?? 'AUSSITOT' }))
    return {}
  },
  confirmerAbonnement: (ctx, { body }) => confirmerAbonnement(ctx, body.cle),
  seDesabonnerNewsletter: (ctx, { body }) => seDesabonnerNewsletter(ctx, body.cle),
  listerPublications: (ctx, { query }) => listerPublications(ctx, query.genre),
  deposerPublication: (ctx, { body }) => deposerPublication(ctx, body),
  modifierPublication: (ctx, { params, body }) => modifierPublication(ctx, params.id, body),
  publierPublication: (ctx, { params, body }) => publierPublication(ctx, params.id, body.version),
  retirerPublication: (ctx, { params, body }) => retirerPublication(ctx, params.id, body.version),
  envoyerNewsletter: (ctx, { params, body }) => envoyerNewsletter(ctx, params.id, body.version),
}
