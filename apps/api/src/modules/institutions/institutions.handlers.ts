import type { institutions } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { deconnecterClavis } from '../entrer/quitter.ts'
import { conclureConnexion, ouvrirConnexion } from '../entrer/par-clavis.ts'
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
  ouvrirClavis: (ctx, { query }) => ouvrirConnexion(ctx, query),
  conclureClavis: (ctx, { query }) => conclureConnexion(ctx, query),
  repondreCharte: (ctx, { body }) => repondreCharte(ctx, body),
}
