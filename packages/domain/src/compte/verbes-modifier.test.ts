import { describe, expect, it } from 'vitest'
import { changerEtablissement } from './changer-etablissement.ts'
import { changerFacteurs, effacerFacteurs } from './changer-facteurs.ts'
import { choisirMotDePasse } from './choisir-mot-de-passe.ts'
import { fermerUtilisateurs } from './fermer.ts'
import { enregistrerCompte, champsModifies, suivreType } from './modifier-utilisateur.ts'
import {
  A,
  GESTION,
  avec,
  dire,
  modifier,
  type CasDeVerbe,
  SAISIE,
  muet,
} from './verbes.exemple.ts'

const CAS: readonly CasDeVerbe[] = [
  [
    'déménagement',
    () =>
      dire(
        avec({}, {}, GESTION, { id: 9, profil: 'TELE_PRO_ADMIN_SECOND', etat: 'FERME' }),
        changerEtablissement(
          avec({}, {}, GESTION, { id: 9, profil: 'TELE_PRO_ADMIN_SECOND', etat: 'FERME' }),
          {
            pose: {
              siret: '73282932000082',
              raisonSociale: 'Neuf',
              adresse: ['3 rue', '', 'Lyon'],
            },
            quand: 'hier',
          },
        ),
      ),
    [
      'COMPTE changer-etablissement de 4 73282932000074 → 73282932000082',
      '  declarant - {"siret":"73282932000082","raisonSociale":"Neuf","adresse":["3 rue","","Lyon"],"certificatDn1":"","certificatDn2":"","emetteurDn1":"","emetteurDn2":""}',
      'à Camille@exemple.fr etablissement-change {"etablissement":"Neuf","de":"732 829 320 00074","vers":"732 829 320 00082","adresse":"3 rue, Lyon","quand":"hier"}',
      'déclarant : raisonSociale="Neuf" siret="73282932000082"',
    ],
  ],
  [
    'déménagement, sans rien de dit',
    () =>
      dire(
        avec({ siret: null }),
        changerEtablissement(avec({ siret: null }), {
          pose: { siret: '73282932000082' },
          quand: 'hier',
        }),
      ),
    [
      'COMPTE changer-etablissement de 4  → 73282932000082',
      '  declarant - {"siret":"73282932000082","certificatDn1":"","certificatDn2":"","emetteurDn1":"","emetteurDn2":""}',
      'à Camille@exemple.fr etablissement-change {"etablissement":"","de":"","vers":"732 829 320 00082","adresse":"","quand":"hier"}',
      'déclarant : siret="73282932000082"',
    ],
  ],
  [
    'facteur ajouté',
    () =>
      dire(
        A,
        changerFacteurs(A, {
          id: 7,
          type: 'ajouter-facteur',
          present: true,
          quoi: 'un code',
          quand: 'hier',
        }),
      ),
    [
      'COMPTE ajouter-facteur de 4 ? → ? {"utilisateurId":7}',
      '  utilisateur 7 changer-facteurs {"secondFacteur":true}',
      'à Camille@exemple.fr second-facteur {"identifiant":"camille@exemple.fr","quoi":"un code","quand":"hier"}',
      'compte 7 : secondFacteur=true',
    ],
  ],
  [
    'facteurs effacés',
    () =>
      dire(
        avec({}, { secondFacteur: true }),
        effacerFacteurs(avec({}, { secondFacteur: true }), 7),
      ),
    [
      'COMPTE oublier-facteurs de 4 ? → ? {"utilisateurId":7}',
      '  utilisateur 7 effacer-facteurs {"secondFacteur":false,"motDePasseHash":null}',
      'compte 7 : aMotDePasse=false secondFacteur=false',
    ],
  ],
  [
    'mot de passe par une clé',
    () =>
      dire(
        A,
        choisirMotDePasse(A, { id: 7, hash: 'h', parCle: true, maintenant: 5, quand: 'hier' }),
      ),
    [
      'COMPTE changer-mot-de-passe de 4 ? → ? {"utilisateurId":7,"moyen":"cle"}',
      '  utilisateur 7 choisir-mot-de-passe {"motDePasseHash":"h","emailValideLe":5}',
      'à Camille@exemple.fr mot-de-passe-change {"identifiant":"camille@exemple.fr","quand":"hier"}',
    ],
  ],
  [
    'mot de passe en session',
    () =>
      dire(
        A,
        choisirMotDePasse(A, { id: 7, hash: 'h', parCle: false, maintenant: 5, quand: 'hier' }),
      ),
    [
      'COMPTE changer-mot-de-passe de 4 ? → ? {"utilisateurId":7,"moyen":"session"}',
      '  utilisateur 7 changer-mot-de-passe {"motDePasseHash":"h"}',
      'à Camille@exemple.fr mot-de-passe-change {"identifiant":"camille@exemple.fr","quand":"hier"}',
    ],
  ],
  [
    'comptes fermés',
    () => dire(avec({}, {}, GESTION), fermerUtilisateurs(avec({}, {}, GESTION), [8, 7])),
    [
      'COMPTE supprimer-utilisateur de 4 TELE_PRO_GESTION → ? {"utilisateurId":8}',
      '  utilisateur 8 fermer {"motDePasseHash":null,"login":"supprime-8"}',
      'COMPTE supprimer-utilisateur de 4 TELE_PRO_ADMIN_PRINC → ? {"utilisateurId":7}',
      '  utilisateur 7 fermer {"motDePasseHash":null,"login":"supprime-7"}',
      'à g@exemple.fr compte-supprime {"identifiant":"g"}',
      'à Camille@exemple.fr compte-supprime {"identifiant":"camille@exemple.fr"}',
      'compte 7 : etat="FERME" login="supprime-7" aMotDePasse=false',
      'compte 8 : etat="FERME" login="supprime-8" aMotDePasse=false',
    ],
  ],
  [
    'compte modifié, le nom',
    () => modifier({}, { nom: 'Autre' }),
    [
      'COMPTE modifier-utilisateur de 4 ? → ? {"utilisateurId":7,"champs":["nom"]}',
      '  utilisateur 7 - {"civilite":"MME","nom":"Autre","prenom":"Camille","email":"Camille@exemple.fr","telephone":"","numCartePro":"","login":"camille@exemple.fr"}',
      'compte 7 : nom="Autre"',
    ],
  ],
  [
    'compte modifié, rien',
    () => modifier({}),
    [
      'COMPTE modifier-utilisateur de 4 ? → ? {"utilisateurId":7,"champs":[]}',
      '  utilisateur 7 - {"civilite":"MME","nom":"Durand","prenom":"Camille","email":"Camille@exemple.fr","telephone":"","numCartePro":"","login":"camille@exemple.fr"}',
    ],
  ],
  [
    'compte modifié, l’adresse',
    () => modifier({ adresse: true }, { email: 'Autre@e.fr' }),
    [
      'COMPTE modifier-utilisateur de 4 ? → ? {"utilisateurId":7,"champs":["email"]}',
      '  utilisateur 7 changer-adresse {"civilite":"MME","nom":"Durand","prenom":"Camille","email":"Autre@e.fr","telephone":"","numCartePro":"","login":"autre@e.fr"}',
      'à Camille@exemple.fr adresse-changee {"identifiant":"camille@exemple.fr","quand":"hier"}',
      'compte 7 : login="autre@e.fr" email="Autre@e.fr"',
    ],
  ],
  [
    'compte modifié, l’adresse, sans mot de passe',
    () => modifier({ adresse: true }, { email: 'Autre@e.fr' }, avec({}, { aMotDePasse: false })),
    [
      'COMPTE modifier-utilisateur de 4 ? → ? {"utilisateurId":7,"champs":["email"]}',
      '  utilisateur 7 changer-adresse {"civilite":"MME","nom":"Durand","prenom":"Camille","email":"Autre@e.fr","telephone":"","numCartePro":"","login":"autre@e.fr"}',
      'compte 7 : login="autre@e.fr" email="Autre@e.fr"',
    ],
  ],
  [
    'compte modifié, le sien',
    () =>
      modifier(
        { propre: true, adresse: true, profil: true },
        { email: 'Autre@e.fr', profil: 'TELE_PRO_GESTION' },
      ),
    [
      'COMPTE modifier-utilisateur de 4 ? → ? {"utilisateurId":7,"champs":["profil","email"]}',
      '  utilisateur 7 - {"civilite":"MME","nom":"Durand","prenom":"Camille","email":"Camille@exemple.fr","telephone":"","numCartePro":"","login":"camille@exemple.fr"}',
      'DROITS changer-profil de 4 TELE_PRO_ADMIN_PRINC → TELE_PRO_GESTION {"utilisateurId":7,"champs":["profil","email"]}',
      '  utilisateur 7 - {"profil":"TELE_PRO_GESTION"}',
      'compte 7 : profil="TELE_PRO_GESTION"',
    ],
  ],
  [
    'compte passé à un autre',
    () => modifier({ adresse: true, passe: true }, { email: 'Autre@e.fr', nom: 'Autre' }),
    [
      'COMPTE modifier-utilisateur de 4 ? → ? {"utilisateurId":7,"champs":["nom","email"]}',
      '  utilisateur 7 passer-a-un-autre {"civilite":"MME","nom":"Autre","prenom":"Camille","email":"Autre@e.fr","telephone":"","numCartePro":"","login":"autre@e.fr","motDePasseHash":null}',
      'à Camille@exemple.fr adresse-changee {"identifiant":"camille@exemple.fr","quand":"hier"}',
      'compte 7 : login="autre@e.fr" email="Autre@e.fr" nom="Autre" aMotDePasse=false',
    ],
  ],
  [
    'compte modifié, le profil',
    () => modifier({ profil: true }, { profil: 'TELE_PRO_GESTION' }),
    [
      'COMPTE modifier-utilisateur de 4 ? → ? {"utilisateurId":7,"champs":["profil"]}',
      '  utilisateur 7 - {"civilite":"MME","nom":"Durand","prenom":"Camille","email":"Camille@exemple.fr","telephone":"","numCartePro":"","login":"camille@exemple.fr"}',
      'DROITS changer-profil de 4 TELE_PRO_ADMIN_PRINC → TELE_PRO_GESTION {"utilisateurId":7,"champs":["profil"]}',
      '  utilisateur 7 changer-profil {"profil":"TELE_PRO_GESTION"}',
      'compte 7 : profil="TELE_PRO_GESTION"',
    ],
  ],
  [
    'compte suspendu, rien d’autre',
    () => modifier({ actif: false }),
    [
      'COMPTE desactiver-utilisateur de 4 ? → ? {"utilisateurId":7}',
      '  utilisateur 7 suspendre',
      'compte 7 : etat="SUSPENDU"',
    ],
  ],
  [
    'compte rouvert, et son nom',
    () => modifier({ actif: true }, { nom: 'Autre' }, avec({}, { etat: 'SUSPENDU' })),
    [
      'COMPTE modifier-utilisateur de 4 ? → ? {"utilisateurId":7,"champs":["nom"]}',
      '  utilisateur 7 - {"civilite":"MME","nom":"Autre","prenom":"Camille","email":"Camille@exemple.fr","telephone":"","numCartePro":"","login":"camille@exemple.fr"}',
      'COMPTE reactiver-utilisateur de 4 ? → ? {"utilisateurId":7}',
      '  utilisateur 7 reactiver',
      'compte 7 : etat="OUVERT" nom="Autre"',
    ],
  ],
  [
    'son compte enregistré',
    () => dire(A, enregistrerCompte(A, 7, { ...SAISIE, telephone: '01', numCartePro: '2' })),
    [
      'COMPTE enregistrer-compte de 4 ? → ? {"utilisateurId":7,"champs":["telephone","numCartePro"]}',
      '  utilisateur 7 - {"profil":"TELE_PRO_ADMIN_PRINC","civilite":"MME","nom":"Durand","prenom":"Camille","email":"Camille@exemple.fr","telephone":"01","numCartePro":"2"}',
      'compte 7 : telephone="01" numCartePro="2"',
    ],
  ],
  [
    'type suivi',
    () =>
      dire(
        avec({}, {}, GESTION, { id: 9, profil: 'TELE_NONPRO_GESTION' }),
        muet(
          suivreType(
            avec({}, {}, GESTION, { id: 9, profil: 'TELE_NONPRO_GESTION' }).utilisateurs,
            'NON_PRO',
          ),
        ),
      ),
    [
      'DROITS changer-profil de 4 TELE_PRO_ADMIN_PRINC → TELE_NONPRO_ADMIN_PRINC {"utilisateurId":7}',
      '  utilisateur 7 changer-profil {"profil":"TELE_NONPRO_ADMIN_PRINC"}',
      'DROITS changer-profil de 4 TELE_PRO_GESTION → TELE_NONPRO_GESTION {"utilisateurId":8}',
      '  utilisateur 8 changer-profil {"profil":"TELE_NONPRO_GESTION"}',
      'compte 7 : profil="TELE_NONPRO_ADMIN_PRINC"',
      'compte 8 : profil="TELE_NONPRO_GESTION"',
    ],
  ],
  [
    'champs modifiés',
    () => champsModifies(SAISIE, { nom: 'Autre', prenom: SAISIE.prenom, telephone: '1' }),
    ['nom', 'telephone'],
  ],
]

describe('a verb on an account, with all that it decides', () => {
  it.each(CAS)('%s', (_nom, faire, attendu) => expect(faire()).toEqual(attendu))
})
