import type { institutions } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { deconnecterClavis } from '../entrer/quitter.ts'
import {
  estAuthentifieClavis,
  lireAdressesClavis,
  lireAttributsClavis,
  lireNiveauGeographique,
  lireNomServiceClavis,
} from './lire-clavis.ts'
import { repondreCharte } from './repondre-charte.ts'

export const institutionsHandlers: Handlers<typeof institutions> = {
  lireAdressesClavis: (ctx) => lireAdressesClavis(ctx),
  estAuthentifieClavis: (ctx) => estAuthentifieClavis(ctx),
  lireNomServiceClavis: (ctx) => lireNomServiceClavis(ctx),
  lireAttributsClavis: (ctx) => lireAttributsClavis(ctx),
  lireNiveauGeographique: (ctx) => lireNiveauGeographique(ctx),
  deconnecterClavis: (ctx) => deconnecterClavis(ctx),
  repondreCharte: (ctx, { body }) => repondreCharte(ctx, body),
}
