import { describe, expect, it } from 'vitest'
import { repondreArrivee } from './accueillir.ts'
import { activer, corrigerAdressePostale, definirMotDePasse, regenererCode } from './activer.ts'
import { changerAdresse, rendreAdresse } from './changer-adresse.ts'
import {
  U,
  A,
  GESTION,
  CODE,
  avec,
  dire,
  attente,
  attendCode,
  type CasDeVerbe,
} from './verbes.exemple.ts'

const CAS: readonly CasDeVerbe[] = [
  [
    'arrivée acceptée',
    () =>
      dire(
        avec({}, { etat: 'ATTENTE', profil: 'NOTAIRE_NOTAIRE' }),
        repondreArrivee(avec({}, { etat: 'ATTENTE', profil: 'NOTAIRE_NOTAIRE' }), 7, {
          accepter: true,
          etablissement: 'Étude',
        }),
      ),
    [
      'COMPTE accepter-arrivee de 4 ? → ? {"utilisateurId":7}',
      '  utilisateur 7 accueillir',
      'à Camille@exemple.fr arrivee-jugee {"etablissement":"Étude","niveau":"Notaire","acceptee":true}',
      'compte 7 : etat="OUVERT"',
    ],
  ],
  [
    'arrivée refusée',
    () =>
      dire(
        avec({}, { etat: 'ATTENTE', profil: 'NOTAIRE_NOTAIRE' }),
        repondreArrivee(avec({}, { etat: 'ATTENTE', profil: 'NOTAIRE_NOTAIRE' }), 7, {
          accepter: false,
          etablissement: 'Étude',
        }),
      ),
    [
      'COMPTE refuser-arrivee de 4 ? → ? {"utilisateurId":7}',
      '  utilisateur 7 refuser-arrivee {"motDePasseHash":null,"login":"supprime-7"}',
      'à Camille@exemple.fr arrivee-jugee {"etablissement":"Étude","niveau":"Notaire","acceptee":false}',
      'compte 7 : etat="FERME" login="supprime-7" aMotDePasse=false',
    ],
  ],
  [
    'premier mot de passe',
    () => dire(attente, definirMotDePasse(attente, { id: 7, hash: 'h', code: CODE })),
    [
      'COMPTE definir-mot-de-passe de 4 ATT_CREA_COMPTE → ATT_ACTIVATION {"utilisateurId":7}',
      '  declarant definir-mot-de-passe {"codeActivationHash":"code","codeActivationLe":9,"codeActivationEssais":0}',
      '  utilisateur 7 choisir-mot-de-passe {"motDePasseHash":"h","emailValideLe":9}',
      'à Camille@exemple.fr code-poste {"identifiant":"camille@exemple.fr"}',
      'compte 7 : aMotDePasse=true',
      'déclarant : statut="ATT_ACTIVATION" codeHash="code" codeEssais=0',
    ],
  ],
  [
    'premier mot de passe, complété',
    () =>
      dire(
        attente,
        definirMotDePasse(attente, {
          id: 7,
          hash: 'h',
          code: CODE,
          origine: 'SUCCESSEUR',
          dit: { declarant: { repEmail: 'r@e.fr' }, utilisateur: { nom: 'Le Goff' } },
        }),
      ),
    [
      'COMPTE definir-mot-de-passe de 4 ATT_CREA_COMPTE → ATT_ACTIVATION {"utilisateurId":7,"origine":"SUCCESSEUR"}',
      '  declarant definir-mot-de-passe {"repEmail":"r@e.fr","codeActivationHash":"code","codeActivationLe":9,"codeActivationEssais":0}',
      '  utilisateur 7 choisir-mot-de-passe {"nom":"Le Goff","motDePasseHash":"h","emailValideLe":9}',
      'à Camille@exemple.fr code-poste {"identifiant":"camille@exemple.fr"}',
      'compte 7 : nom="Le Goff" aMotDePasse=true',
      'déclarant : statut="ATT_ACTIVATION" email="r@e.fr" codeHash="code" codeEssais=0',
    ],
  ],
  [
    'autre code',
    () => dire(attendCode, regenererCode(attendCode, CODE, false)),
    [
      'COMPTE regenerer-code de 4 ATT_ACTIVATION → ATT_ACTIVATION',
      '  declarant regenerer-code {"codeActivationHash":"code","codeActivationLe":9,"codeActivationEssais":0}',
      'déclarant : codeHash="code" codeEssais=0',
    ],
  ],
  [
    'autre code, lu',
    () => dire(attendCode, regenererCode(attendCode, CODE, true)),
    [
      'COMPTE regenerer-code de 4 ATT_ACTIVATION → ATT_ACTIVATION {"lu":true}',
      '  declarant regenerer-code {"codeActivationHash":"code","codeActivationLe":9,"codeActivationEssais":0}',
      'déclarant : codeHash="code" codeEssais=0',
    ],
  ],
  [
    'adresse postale corrigée',
    () =>
      dire(
        avec({ type: 'NON_PRO', statut: 'ATT_ACTIVATION' }),
        corrigerAdressePostale(
          avec({ type: 'NON_PRO', statut: 'ATT_ACTIVATION' }),
          { voie: 'rue' },
          CODE,
        ),
      ),
    [
      'COMPTE corriger-adresse-postale de 4 ATT_ACTIVATION → ATT_ACTIVATION',
      '  declarant regenerer-code {"codeActivationHash":"code","codeActivationLe":9,"codeActivationEssais":0,"repAdresse":{"voie":"rue"}}',
      'déclarant : codeHash="code" codeEssais=0',
    ],
  ],
  [
    'activation',
    () => dire(attendCode, activer(attendCode)),
    [
      'COMPTE activer de 4 ATT_ACTIVATION → ACTIF',
      '  declarant activer {"codeActivationHash":null,"codeActivationEssais":0}',
      'à siege@exemple.fr compte-active {"etablissement":"Cabinet"}',
      'déclarant : statut="ACTIF" codeHash=null codeEssais=0',
    ],
  ],
  [
    'activation par une identité',
    () => dire(attendCode, activer(attendCode, 'franceconnect')),
    [
      'COMPTE activer de 4 ATT_ACTIVATION → ACTIF {"par":"franceconnect"}',
      '  declarant activer {"codeActivationHash":null,"codeActivationEssais":0}',
      'à siege@exemple.fr compte-active {"etablissement":"Cabinet"}',
      'déclarant : statut="ACTIF" codeHash=null codeEssais=0',
    ],
  ],
  [
    'adresse changée',
    () =>
      dire(
        A,
        changerAdresse(A, {
          id: 7,
          ancienne: 'CAMILLE@exemple.fr',
          nouvelle: 'Autre@e.fr',
          maintenant: 5,
        }),
      ),
    [
      'COMPTE changer-adresse de 4 ? → ? {"utilisateurId":7}',
      '  utilisateur 7 changer-adresse {"email":"Autre@e.fr","login":"autre@e.fr","emailValideLe":5}',
      'compte 7 : login="autre@e.fr" email="Autre@e.fr"',
    ],
  ],
  [
    'adresse confirmée',
    () =>
      dire(
        A,
        changerAdresse(A, {
          id: 7,
          ancienne: 'CAMILLE@exemple.fr',
          nouvelle: 'camille@Exemple.fr',
          maintenant: 5,
        }),
      ),
    [
      'COMPTE confirmer-adresse de 4 ? → ? {"utilisateurId":7}',
      '  utilisateur 7 - {"emailValideLe":5}',
    ],
  ],
  [
    'adresse d’un autre',
    () =>
      dire(
        avec({}, GESTION, {}),
        changerAdresse(avec({}, GESTION, {}), {
          id: 7,
          ancienne: 'g@exemple.fr',
          nouvelle: 'x@e.fr',
          maintenant: 5,
        }),
      ),
    ['rien'],
  ],
  [
    'adresse d’un compte fermé',
    () =>
      dire(
        A,
        changerAdresse(avec({}, { etat: 'FERME' }), {
          id: 7,
          ancienne: U.email,
          nouvelle: 'x@e.fr',
          maintenant: 5,
        }),
      ),
    ['rien'],
  ],
  [
    'adresse parmi d’autres',
    () =>
      dire(
        avec({}, GESTION, {}),
        changerAdresse(avec({}, GESTION, {}), {
          id: 7,
          ancienne: U.email,
          nouvelle: 'x@e.fr',
          maintenant: 5,
        }),
      ),
    [
      'COMPTE changer-adresse de 4 ? → ? {"utilisateurId":7}',
      '  utilisateur 7 changer-adresse {"email":"x@e.fr","login":"x@e.fr","emailValideLe":5}',
      'compte 7 : login="x@e.fr" email="x@e.fr"',
    ],
  ],
  [
    'adresse rendue',
    () =>
      dire(A, rendreAdresse(A, { id: 7, ancienne: 'avant@e.fr', passages: ['x@e.fr', U.email] })),
    [
      'COMPTE arreter-adresse de 4 ? → ? {"utilisateurId":7,"fait":true}',
      '  utilisateur 7 rendre-adresse {"email":"avant@e.fr","login":"avant@e.fr","motDePasseHash":null}',
      'compte 7 : login="avant@e.fr" email="avant@e.fr" aMotDePasse=false',
    ],
  ],
]

describe('a verb on an account, with all that it decides', () => {
  it.each(CAS)('%s', (_nom, faire, attendu) => expect(faire()).toEqual(attendu))
})
