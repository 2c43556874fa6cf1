import type { brouillons } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { changerEtat } from './changer-etat.ts'
import { continuerImmatriculation } from './continuer-immatriculation.ts'
import { enregistrerBrouillon } from './enregistrer-brouillon.ts'
import { enregistrerDeclaration } from './enregistrer-declaration.ts'
import { immatriculerParNotaire } from './immatriculer-par-notaire.ts'
import { lireBrouillon } from './lire-brouillon.ts'
import { lireDeclaration, lireDeclarationDesignee } from './lire-declaration.ts'
import { listerBrouillons } from './lister-brouillons.ts'
import { mettreAJourDonneesFinancieres } from './mettre-a-jour-donnees-financieres.ts'
import { nouveauBrouillon } from './nouveau-brouillon.ts'
import { chercherAuLieu, chercherDoublons, listerDoublonsDeclaration } from './chercher-doublons.ts'
import { soumettreBrouillon } from './soumettre-brouillon.ts'
import { supprimerBrouillon } from './supprimer-brouillon.ts'

export const brouillonsHandlers: Handlers<typeof brouillons> = {
  nouveauBrouillon: (ctx, { params }) => nouveauBrouillon(ctx, params.x),
  lireBrouillon: (ctx, { params }) => lireBrouillon(ctx, params.id),
  listerBrouillons: (ctx) => listerBrouillons(ctx),
  lireDeclaration: (ctx, { params }) => lireDeclaration(ctx, params),
  lireDeclarationDonneeCopropriete: (ctx, { params }) => lireDeclarationDesignee(ctx, params.id),
  chercherAuLieu: (ctx, { body }) => chercherAuLieu(ctx, body),
  chercherDoublons: (ctx, { params, body, envoye }) =>
    chercherDoublons(ctx, { ...body, envoye, nbBatiments: params.n }),
  listerDoublonsDeclaration: (ctx, { params }) => listerDoublonsDeclaration(ctx, params),
  enregistrerBrouillon: (ctx, { params, body, envoye }) =>
    enregistrerBrouillon(ctx, { ...body, envoye, etape: params.x }),
  enregistrerDeclaration: (ctx, { params, body, envoye }) =>
    enregistrerDeclaration(ctx, {
      ...body,
      envoye,
      id: params.x,
      complete: params.flag === 'true',
    }),
  mettreAJourDonneesFinancieres: (ctx, { params, body, envoye }) =>
    mettreAJourDonneesFinancieres(ctx, { ...body, envoye, id: params.id }),
  soumettreBrouillon: (ctx, { body, envoye }) => soumettreBrouillon(ctx, { ...body, envoye }),
  changerEtatBrouillon: (ctx, { body, envoye }) => changerEtat(ctx, { ...body, envoye }),
  soumettreImmatriculationNotaire: (ctx, { params, body, envoye }) =>
    immatriculerParNotaire(ctx, { ...body, envoye, teledeclarantId: params.x }),
  continuerImmatriculationNotaire: (ctx, { params, body }) =>
    continuerImmatriculation(ctx, { ...body, kind: params.kind }),
  supprimerBrouillon: (ctx, { params }) => supprimerBrouillon(ctx, params.id),
}
