import { describe, expect, it } from 'vitest'
import { PERSONNE } from './compte.ts'
import { fermerDeclarant } from './fermer.ts'
import { inscrireDeclarant, ouvrirCompte, rejoindreEtude } from './inscrire.ts'
import { enregistrerEtablissement, modifierDeclarant } from './modifier-declarant.ts'
import {
  A,
  GESTION,
  TITULAIRE,
  avec,
  dire,
  attendCode,
  D,
  type CasDeVerbe,
} from './verbes.exemple.ts'

const CAS: readonly CasDeVerbe[] = [
  [
    'déclarant supprimé',
    () =>
      dire(
        avec({}, {}, GESTION),
        fermerDeclarant(avec({}, {}, GESTION), { evenement: 'supprimer' }),
      ),
    [
      'COMPTE supprimer-utilisateur de 4 TELE_PRO_ADMIN_PRINC → ? {"utilisateurId":7}',
      '  utilisateur 7 fermer {"motDePasseHash":null,"login":"supprime-7"}',
      'COMPTE supprimer-utilisateur de 4 TELE_PRO_GESTION → ? {"utilisateurId":8}',
      '  utilisateur 8 fermer {"motDePasseHash":null,"login":"supprime-8"}',
      'COMPTE supprimer-teledeclarant de 4 ACTIF → SUPPRIME {"siret":"73282932000074","numEtude":null,"comptes":2}',
      '  declarant supprimer {"siret":null,"numEtude":null,"codeActivationHash":null,"certificatDn1":"","certificatDn2":"","emetteurDn1":"","emetteurDn2":""}',
      'à Camille@exemple.fr compte-supprime {"identifiant":"camille@exemple.fr"}',
      'à g@exemple.fr compte-supprime {"identifiant":"g"}',
      'à siege@exemple.fr teledeclarant-supprime',
      'compte 7 : etat="FERME" login="supprime-7" aMotDePasse=false',
      'compte 8 : etat="FERME" login="supprime-8" aMotDePasse=false',
      'déclarant : statut="SUPPRIME" siret=null codeHash=null',
    ],
  ],
  [
    'déclarant supprimé, à l’adresse d’un compte',
    () =>
      dire(
        avec({ email: 'CAMILLE@exemple.fr' }),
        fermerDeclarant(avec({ email: 'CAMILLE@exemple.fr' }), { evenement: 'supprimer' }),
      ),
    [
      'COMPTE supprimer-utilisateur de 4 TELE_PRO_ADMIN_PRINC → ? {"utilisateurId":7}',
      '  utilisateur 7 fermer {"motDePasseHash":null,"login":"supprime-7"}',
      'COMPTE supprimer-teledeclarant de 4 ACTIF → SUPPRIME {"siret":"73282932000074","numEtude":null,"comptes":1}',
      '  declarant supprimer {"siret":null,"numEtude":null,"codeActivationHash":null,"certificatDn1":"","certificatDn2":"","emetteurDn1":"","emetteurDn2":""}',
      'à Camille@exemple.fr compte-supprime {"identifiant":"camille@exemple.fr"}',
      'compte 7 : etat="FERME" login="supprime-7" aMotDePasse=false',
      'déclarant : statut="SUPPRIME" siret=null codeHash=null',
    ],
  ],
  [
    'déclarant inactif',
    () => dire(A, fermerDeclarant(A, { evenement: 'supprimer-inactif' })),
    [
      'COMPTE supprimer-utilisateur de 4 TELE_PRO_ADMIN_PRINC → ? {"utilisateurId":7}',
      '  utilisateur 7 fermer {"motDePasseHash":null,"login":"supprime-7"}',
      'COMPTE supprimer-inactif de 4 ACTIF → SUPPRIME {"siret":"73282932000074","numEtude":null,"comptes":1}',
      '  declarant supprimer-inactif {"siret":null,"numEtude":null,"codeActivationHash":null,"certificatDn1":"","certificatDn2":"","emetteurDn1":"","emetteurDn2":""}',
      'à siege@exemple.fr inactivite-supprime {"etablissement":"Cabinet"}',
      'compte 7 : etat="FERME" login="supprime-7" aMotDePasse=false',
      'déclarant : statut="SUPPRIME" siret=null codeHash=null',
    ],
  ],
  [
    'activation échue',
    () => dire(attendCode, fermerDeclarant(attendCode, { evenement: 'expirer-activation' })),
    [
      'COMPTE supprimer-utilisateur de 4 TELE_PRO_ADMIN_PRINC → ? {"utilisateurId":7}',
      '  utilisateur 7 fermer {"motDePasseHash":null,"login":"supprime-7"}',
      'COMPTE expirer-activation de 4 ATT_ACTIVATION → SUPPRIME {"siret":"73282932000074","numEtude":null,"comptes":1}',
      '  declarant expirer-activation {"siret":null,"numEtude":null,"codeActivationHash":null,"certificatDn1":"","certificatDn2":"","emetteurDn1":"","emetteurDn2":""}',
      'à siege@exemple.fr inscription-expiree',
      'compte 7 : etat="FERME" login="supprime-7" aMotDePasse=false',
      'déclarant : statut="SUPPRIME" siret=null codeHash=null',
    ],
  ],
  [
    'notaire qui abandonne',
    () =>
      dire(
        avec({ statut: 'ATT_FIN_IMM_NOT' }),
        fermerDeclarant(avec({ statut: 'ATT_FIN_IMM_NOT' }), {
          evenement: 'abandonner-immatriculation-notaire',
        }),
      ),
    [
      'COMPTE supprimer-utilisateur de 4 TELE_PRO_ADMIN_PRINC → ? {"utilisateurId":7}',
      '  utilisateur 7 fermer {"motDePasseHash":null,"login":"supprime-7"}',
      'COMPTE abandonner-immatriculation-notaire de 4 ATT_FIN_IMM_NOT → SUPPRIME {"siret":"73282932000074","numEtude":null,"comptes":1}',
      '  declarant abandonner-immatriculation-notaire {"siret":null,"numEtude":null,"codeActivationHash":null,"certificatDn1":"","certificatDn2":"","emetteurDn1":"","emetteurDn2":""}',
      'compte 7 : etat="FERME" login="supprime-7" aMotDePasse=false',
      'déclarant : statut="SUPPRIME" siret=null codeHash=null',
    ],
  ],
  [
    'déclarant inscrit',
    () =>
      dire(
        PERSONNE,
        inscrireDeclarant({
          evenement: 'creer',
          pose: {
            type: 'PRO',
            raisonSociale: 'Neuf',
            siret: '1',
            numEtude: 6,
            repEmail: 'r@e.fr',
            sireneAttendueLe: 5,
          },
          titulaire: TITULAIRE,
          donnees: { origine: 'x' },
        }),
      ),
    [
      'COMPTE creer de -1 ? → ATT_CREA_COMPTE {"utilisateurId":-2,"origine":"x"}',
      '  declarant creer {"type":"PRO","raisonSociale":"Neuf","siret":"1","numEtude":6,"repEmail":"r@e.fr","sireneAttendueLe":5}',
      '  utilisateur -2 ouvrir {"profil":"NOTAIRE_NOTAIRE","civilite":"","nom":"","prenom":"Paul","email":"N@exemple.fr","telephone":"","login":"n@exemple.fr","teledeclarantId":-1}',
      'compte -2 : id=-2 version=1 profil="NOTAIRE_NOTAIRE" login="n@exemple.fr" email="N@exemple.fr" civilite="" nom="" prenom="Paul" telephone="" numCartePro="" aMotDePasse=false secondFacteur=false teledeclarantId=-1 etat="OUVERT"',
      'déclarant : id=-1 version=1 type="PRO" raisonSociale="Neuf" siret="1" numEtude=6 email="r@e.fr" attendSirene=true codeHash=null codeEssais=0 statut="ATT_CREA_COMPTE"',
    ],
  ],
  [
    'déclarant inscrit, sans compte',
    () =>
      dire(
        PERSONNE,
        inscrireDeclarant({
          evenement: 'inscrire-etude',
          pose: {},
          titulaire: null,
          donnees: {},
          envois: [{ a: 'a@e.fr', modele: 'inscription-expiree', donnees: {} }],
        }),
      ),
    [
      'COMPTE inscrire-etude de -1 ? → ACTIF',
      '  declarant inscrire-etude',
      'à a@e.fr inscription-expiree',
      'déclarant : id=-1 version=1 type="AUTRE" raisonSociale="" siret=null numEtude=null email="" attendSirene=false codeHash=null codeEssais=0 statut="ACTIF"',
    ],
  ],
  [
    'compte ouvert',
    () => dire(PERSONNE, ouvrirCompte(null, TITULAIRE)),
    [
      'COMPTE creer-utilisateur de null ? → NOTAIRE_NOTAIRE {"utilisateurId":-2}',
      '  utilisateur -2 ouvrir {"profil":"NOTAIRE_NOTAIRE","civilite":"","nom":"","prenom":"Paul","email":"N@exemple.fr","telephone":"","login":"n@exemple.fr","teledeclarantId":null}',
      'compte -2 : id=-2 version=1 profil="NOTAIRE_NOTAIRE" login="n@exemple.fr" email="N@exemple.fr" civilite="" nom="" prenom="Paul" telephone="" numCartePro="" aMotDePasse=false secondFacteur=false teledeclarantId=null etat="OUVERT"',
    ],
  ],
  [
    'compte ouvert, avec sa trace',
    () => dire(PERSONNE, ouvrirCompte(4, TITULAIRE, { origine: 'x' })),
    [
      'COMPTE creer-utilisateur de 4 ? → NOTAIRE_NOTAIRE {"utilisateurId":-2,"origine":"x"}',
      '  utilisateur -2 ouvrir {"profil":"NOTAIRE_NOTAIRE","civilite":"","nom":"","prenom":"Paul","email":"N@exemple.fr","telephone":"","login":"n@exemple.fr","teledeclarantId":4}',
      'compte -2 : id=-2 version=1 profil="NOTAIRE_NOTAIRE" login="n@exemple.fr" email="N@exemple.fr" civilite="" nom="" prenom="Paul" telephone="" numCartePro="" aMotDePasse=false secondFacteur=false teledeclarantId=4 etat="OUVERT"',
    ],
  ],
  [
    'étude rejointe',
    () =>
      dire(
        PERSONNE,
        rejoindreEtude({ id: 4, raisonSociale: 'Étude', admins: ['a@e.fr', 'b@e.fr'] }, TITULAIRE, {
          moyen: 'certificat',
          trace: { numero: '1' },
        }),
      ),
    [
      'COMPTE rejoindre-etude de 4 ? → NOTAIRE_NOTAIRE {"utilisateurId":-2,"numero":"1"}',
      '  utilisateur -2 rejoindre {"profil":"NOTAIRE_NOTAIRE","civilite":"","nom":"","prenom":"Paul","email":"N@exemple.fr","telephone":"","login":"n@exemple.fr","teledeclarantId":4}',
      'à a@e.fr etude-rejointe {"etablissement":"Étude","personne":"Paul","niveau":"Notaire","moyen":"certificat"}',
      'à b@e.fr etude-rejointe {"etablissement":"Étude","personne":"Paul","niveau":"Notaire","moyen":"certificat"}',
      'compte -2 : id=-2 version=1 profil="NOTAIRE_NOTAIRE" login="n@exemple.fr" email="N@exemple.fr" civilite="" nom="" prenom="Paul" telephone="" numCartePro="" aMotDePasse=false secondFacteur=false teledeclarantId=4 etat="ATTENTE"',
    ],
  ],
  [
    'établissement enregistré',
    () =>
      dire(
        A,
        enregistrerEtablissement(A, ['telephone'], {
          telephone: '01',
          raisonSociale: 'Autre',
          numEtude: 3,
          codeActivationEssais: 0,
          sireneAttendueLe: 5,
        }),
      ),
    [
      'COMPTE enregistrer-etablissement de 4 ? → ? {"champs":["telephone"]}',
      '  declarant - {"telephone":"01","raisonSociale":"Autre","numEtude":3,"codeActivationEssais":0,"sireneAttendueLe":5}',
      'déclarant : raisonSociale="Autre" numEtude=3 attendSirene=true codeEssais=0',
    ],
  ],
  [
    'déclarant modifié',
    () =>
      dire(
        A,
        modifierDeclarant(A, {
          champs: ['nom'],
          pose: { repEmail: 'r@e.fr' },
          type: null,
          statut: 'ACTIF',
        }),
      ),
    [
      'COMPTE modifier-teledeclarant de 4 ? → ? {"champs":["nom"]}',
      '  declarant - {"repEmail":"r@e.fr"}',
      'déclarant : email="r@e.fr"',
    ],
  ],
  [
    'déclarant modifié, même SIRET',
    () =>
      dire(
        A,
        modifierDeclarant(A, {
          champs: [],
          pose: { repEmail: 'r@e.fr', siret: D.siret },
          type: null,
          statut: 'ACTIF',
        }),
      ),
    [
      'COMPTE modifier-teledeclarant de 4 ? → ? {"champs":[]}',
      '  declarant - {"repEmail":"r@e.fr","siret":"73282932000074"}',
      'déclarant : email="r@e.fr"',
    ],
  ],
]

describe('a verb on a declarant, with all that it decides', () => {
  it.each(CAS)('%s', (_nom, faire, attendu) => expect(faire()).toEqual(attendu))
})
