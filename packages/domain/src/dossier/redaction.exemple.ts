import { contenuExemple } from '../declaration/declaration.exemple.ts'
import type { DeclarationLue } from './declaration-lue.ts'
import { MAINTENANT, unDossier, uneDeclaration } from './dossier.exemple.ts'
import type { Dossier } from './dossier.ts'

// Declarations with their content, for the tests of those who write them.

/** A complete draft of a syndic's registration. */
export const uneLue = (plus: Partial<DeclarationLue> = {}): DeclarationLue => ({
  ...uneDeclaration({ etat: 'BROUILLON' }),
  typeDeclaration: 'INITIALE',
  etatCopropriete: 'BROUILLON',
  jeu: '2016',
  jeuDebiteurs: '2016',
  contenu: contenuExemple(),
  etape: 'recapitulatif',
  confirmations: [],
  confirmationsOffice: null,
  emailContact: '',
  auteurId: 17,
  email: 'auteur@exemple.test',
  auteur: 'Paul Durand',
  etablissement: 'Cabinet Durand',
  enregistrePar: 'Anne Martin',
  enregistreLe: new Date(MAINTENANT),
  reponses: [],
  verifications: [],
  courante: null,
  jeuCourant: null,
  ...plus,
})

/** A dossier that nobody has submitted yet. */
export const unBrouillon = (plus: Partial<Dossier> = {}): Dossier =>
  unDossier({
    etat: 'BROUILLON',
    numero: null,
    syndicId: null,
    sirenSyndic: '',
    finMandat: null,
    mandats: [],
    declarations: [uneDeclaration({ etat: 'BROUILLON' })],
    ...plus,
  })
