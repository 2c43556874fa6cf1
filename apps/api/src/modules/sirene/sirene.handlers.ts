import type { sirene } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lireEtablissementParEmail, lireEtablissementParSiret } from './lire-etablissement-connu.ts'
import { lireEtablissementSirene } from './lire-etablissement-sirene.ts'
import {
  existePourTeneur,
  listerCodesApe,
  siretDejaInscrit,
  verifierSiret,
} from './verifier-siret.ts'

export const sireneHandlers: Handlers<typeof sirene> = {
  lireEtablissementSirene: (ctx, { params }) => lireEtablissementSirene(ctx, params.siret),
  siretDejaInscrit: (ctx, { params }) => siretDejaInscrit(ctx, params.siret),
  verifierSiret: (ctx, { params }) => verifierSiret(ctx, params.siret),
  existePourTeneur: (ctx, { params }) => existePourTeneur(ctx, params.siret),
  listerCodesApe: (_ctx, { params }) => listerCodesApe(params.type),
  lireEtablissementParSiret: (ctx, { params }) => lireEtablissementParSiret(ctx, params.siret),
  lireEtablissementParEmail: (ctx, { query }) => lireEtablissementParEmail(ctx, query.email),
}
