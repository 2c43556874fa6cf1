import type { certificats } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { deposerCertificat } from './deposer-certificat.ts'
import { lireEtudeNotariale, lireInfoCertificat } from './lire-identite.ts'
import { listerCertificats } from './lister-certificats.ts'
import { ouvrirSessionNotaire } from '../entrer/par-certificat.ts'
import { repondreDemandeArrivee } from '../inscription/repondre-demande-arrivee.ts'
import { repondreArrivee } from './repondre-arrivee.ts'
import { revoquerCertificat } from './revoquer-certificat.ts'

export const certificatsHandlers: Handlers<typeof certificats> = {
  lireEtudeNotariale: (ctx) => lireEtudeNotariale(ctx),
  ouvrirSessionNotaire: (ctx) => ouvrirSessionNotaire(ctx),
  lireInfoCertificat: (ctx) => lireInfoCertificat(ctx),
  listerCertificats: (ctx, { params }) => listerCertificats(ctx, params.id),
  deposerCertificat: (ctx, { body }) => deposerCertificat(ctx, body),
  revoquerCertificat: (ctx, { params }) => revoquerCertificat(ctx, params.id),
  repondreArrivee: (ctx, { params: { id }, body: { quoi, accepter } }) =>
    quoi === 'CABINET'
      ? repondreDemandeArrivee(ctx, { id, accepter })
      : repondreArrivee(ctx, { id, accepter }),
}
