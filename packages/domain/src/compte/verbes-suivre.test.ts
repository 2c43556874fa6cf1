import { describe, expect, it } from 'vitest'
import { corrigerInvitation, modifierDeclarant } from './modifier-declarant.ts'
import { porteeDe } from './modifier-utilisateur.ts'
import {
  confirmerEtablissement,
  finaliserParNotaire,
  nommerCertificat,
  relancerInactivite,
} from './suivre-declarant.ts'
import { suspendreDeclarant, suspendreUtilisateur } from './suspendre.ts'
import {
  U,
  A,
  avec,
  dire,
  muet,
  attendCode,
  acteur,
  type CasDeVerbe,
  GESTION,
  SAISIE,
} from './verbes.exemple.ts'

const CAS: readonly CasDeVerbe[] = [
  [
    'déclarant modifié, autre SIRET, autre type, activé',
    () =>
      dire(
        attendCode,
        modifierDeclarant(attendCode, {
          champs: ['siret'],
          pose: { repEmail: 'r@e.fr', siret: null, type: 'NON_PRO' },
          type: 'NON_PRO',
          statut: 'ACTIF',
        }),
      ),
    [
      'COMPTE modifier-teledeclarant de 4 73282932000074 →  {"champs":["siret"]}',
      '  declarant - {"repEmail":"r@e.fr","siret":null,"type":"NON_PRO"}',
      'DROITS changer-profil de 4 TELE_PRO_ADMIN_PRINC → TELE_NONPRO_ADMIN_PRINC {"utilisateurId":7}',
      '  utilisateur 7 changer-profil {"profil":"TELE_NONPRO_ADMIN_PRINC"}',
      'COMPTE activer de 4 ATT_ACTIVATION → ACTIF',
      '  declarant activer',
      'à r@e.fr teledeclarant-statut {"statut":"Actif","actif":true}',
      'compte 7 : profil="TELE_NONPRO_ADMIN_PRINC"',
      'déclarant : type="NON_PRO" statut="ACTIF" siret=null email="r@e.fr"',
    ],
  ],
  [
    'déclarant supprimé par sa fiche',
    () =>
      dire(
        A,
        modifierDeclarant(A, {
          champs: [],
          pose: { repEmail: 'r@e.fr' },
          type: null,
          statut: 'SUPPRIME',
        }),
      ),
    [
      'COMPTE modifier-teledeclarant de 4 ? → ? {"champs":[]}',
      '  declarant - {"repEmail":"r@e.fr"}',
      'déclarant : email="r@e.fr"',
    ],
  ],
  [
    'invitation corrigée',
    () => dire(A, corrigerInvitation(A, 7, 'Neuve@e.fr')),
    [
      '  utilisateur 7 changer-adresse {"email":"Neuve@e.fr","login":"neuve@e.fr"}',
      '  declarant - {"repEmail":"Neuve@e.fr"}',
      'compte 7 : login="neuve@e.fr" email="Neuve@e.fr"',
      'déclarant : email="Neuve@e.fr"',
    ],
  ],
  [
    'relance d’inactivité',
    () => dire(A, relancerInactivite(A, '01/02/2027')),
    [
      'COMPTE relancer-inactivite de 4 ACTIF → ACTIF',
      '  declarant relancer-inactivite',
      'à siege@exemple.fr inactivite-rappel {"etablissement":"Cabinet","dateSuppression":"01/02/2027"}',
    ],
  ],
  [
    'finalisé par le notaire',
    () =>
      dire(
        avec({ statut: 'ATT_FIN_IMM_NOT' }),
        finaliserParNotaire(avec({ statut: 'ATT_FIN_IMM_NOT' })),
      ),
    [
      'COMPTE finaliser-immatriculation-notaire de 4 ATT_FIN_IMM_NOT → ATT_CREA_COMPTE',
      '  declarant finaliser-immatriculation-notaire',
      'déclarant : statut="ATT_CREA_COMPTE"',
    ],
  ],
  [
    'établissement confirmé',
    () =>
      dire(
        avec({ attendSirene: true }),
        confirmerEtablissement(avec({ attendSirene: true }), { raisonSociale: 'Dite' }, ''),
      ),
    [
      'COMPTE confirmer-etablissement de 4 ? → ?',
      '  declarant - {"raisonSociale":"Dite","sireneAttendueLe":null}',
      'déclarant : raisonSociale="Dite" attendSirene=false',
    ],
  ],
  [
    'établissement non confirmé',
    () =>
      dire(
        avec({ attendSirene: true }),
        confirmerEtablissement(avec({ attendSirene: true }), null, 'Fermé'),
      ),
    [
      'COMPTE etablissement-non-confirme de 4 ? → ? (Fermé)',
      '  declarant - {"sireneAttendueLe":null}',
      'déclarant : attendSirene=false',
    ],
  ],
  ['établissement que rien n’attend', () => dire(A, confirmerEtablissement(A, null, '')), ['rien']],
  [
    'certificat d’une étude',
    () => dire(A, nommerCertificat({ utilisateurId: null, rang: 1 }, 's', 'e')),
    ['  declarant - {"certificatDn1":"s","emetteurDn1":"e"}'],
  ],
  [
    'second certificat d’une étude',
    () => dire(A, nommerCertificat({ utilisateurId: null, rang: 2 }, 's', 'e')),
    ['  declarant - {"certificatDn2":"s","emetteurDn2":"e"}'],
  ],
  [
    'certificat d’un compte',
    () => dire(A, nommerCertificat({ utilisateurId: 7, rang: 1 }, 's', 'e')),
    ['  utilisateur 7 - {"certificatDn":"s","emetteurDn":"e"}'],
  ],
  [
    'compte suspendu',
    () => dire(A, suspendreUtilisateur(A, 7, true)),
    [
      'COMPTE desactiver-utilisateur de 4 ? → ? {"utilisateurId":7}',
      '  utilisateur 7 suspendre',
      'compte 7 : etat="SUSPENDU"',
    ],
  ],
  [
    'comptes d’un déclarant suspendus',
    () =>
      dire(
        avec({}, {}, { ...GESTION, etat: 'SUSPENDU' }),
        muet(suspendreDeclarant(avec({}, {}, { ...GESTION, etat: 'SUSPENDU' }), true)),
      ),
    [
      'COMPTE desactiver-utilisateur de 4 ? → ? {"utilisateurId":7}',
      '  utilisateur 7 suspendre',
      'compte 7 : etat="SUSPENDU"',
    ],
  ],
  [
    'comptes d’un déclarant rouverts',
    () =>
      dire(
        avec({}, {}, { ...GESTION, etat: 'SUSPENDU' }),
        muet(suspendreDeclarant(avec({}, {}, { ...GESTION, etat: 'SUSPENDU' }), false)),
      ),
    [
      'COMPTE reactiver-utilisateur de 4 ? → ? {"utilisateurId":8}',
      '  utilisateur 8 reactiver',
      'compte 8 : etat="OUVERT"',
    ],
  ],
  [
    'portée : le sien',
    () => [
      JSON.stringify(
        porteeDe(U, { ...SAISIE, email: 'x@e.fr', nom: 'Autre' }, acteur('TELE_PRO_ADMIN_PRINC')),
      ),
    ],
    ['{"propre":true,"profil":false,"adresse":true,"passe":false,"actif":null}'],
  ],
  [
    'portée : l’adresse d’un collègue',
    () => [
      JSON.stringify(
        porteeDe(
          { ...U, ...GESTION },
          { ...SAISIE, ...GESTION, email: 'x@e.fr' },
          acteur('TELE_PRO_ADMIN_PRINC'),
        ),
      ),
    ],
    ['{"propre":false,"profil":false,"adresse":true,"passe":false,"actif":null}'],
  ],
  [
    'portée : le prénom et l’adresse',
    () => [
      JSON.stringify(
        porteeDe(
          { ...U, ...GESTION },
          { ...SAISIE, ...GESTION, email: 'x@e.fr', prenom: 'Autre' },
          acteur('TELE_PRO_ADMIN_PRINC'),
        ),
      ),
    ],
    ['{"propre":false,"profil":false,"adresse":true,"passe":true,"actif":null}'],
  ],
  [
    'portée : le nom et l’adresse',
    () => [
      JSON.stringify(
        porteeDe(
          { ...U, ...GESTION },
          { ...SAISIE, ...GESTION, email: 'x@e.fr', nom: 'Autre' },
          acteur('TELE_PRO_ADMIN_PRINC'),
        ),
      ),
    ],
    ['{"propre":false,"profil":false,"adresse":true,"passe":true,"actif":null}'],
  ],
  [
    'portée : le nom, la même adresse',
    () => [
      JSON.stringify(
        porteeDe(
          { ...U, ...GESTION },
          { ...SAISIE, ...GESTION, email: 'G@exemple.fr', nom: 'Autre' },
          acteur('TELE_PRO_ADMIN_PRINC'),
        ),
      ),
    ],
    ['{"propre":false,"profil":false,"adresse":false,"passe":false,"actif":null}'],
  ],
  [
    'portée : le profil',
    () => [
      JSON.stringify(
        porteeDe(
          { ...U, ...GESTION },
          { ...SAISIE, ...GESTION, profil: 'TELE_PRO_ADMIN_SECOND', actif: true },
          acteur('TELE_PRO_ADMIN_PRINC'),
        ),
      ),
    ],
    ['{"propre":false,"profil":true,"adresse":false,"passe":false,"actif":null}'],
  ],
]

describe('a verb on a declarant, with all that it decides', () => {
  it.each(CAS)('%s', (_nom, faire, attendu) => expect(faire()).toEqual(attendu))
})
