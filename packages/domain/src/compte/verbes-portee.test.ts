import { describe, expect, it } from 'vitest'
import { corrigerAdressePostale } from './activer.ts'
import {
  controlerChangementEtablissement,
  peutChangerEtablissement,
} from './changer-etablissement.ts'
import { declarantDe, PERSONNE, utilisateurDe } from './compte.ts'
import { estUrgent } from './courriel-revenu.ts'
import { porteeDe } from './modifier-utilisateur.ts'
import { suspendreDeclarant } from './suspendre.ts'
import {
  U,
  A,
  CODE,
  SAISIE,
  avec,
  attendCode,
  acteur,
  refus,
  type CasDeVerbe,
  GESTION,
} from './verbes.exemple.ts'

const CAS: readonly CasDeVerbe[] = [
  [
    'portée : un teneur suspend',
    () => [
      JSON.stringify(
        porteeDe(
          { ...U, ...GESTION },
          { ...SAISIE, ...GESTION, actif: false },
          acteur('TENEUR_ADMIN_PRINC'),
        ),
      ),
    ],
    ['{"propre":false,"profil":false,"adresse":false,"passe":false,"actif":false}'],
  ],
  [
    'portée : un teneur rouvre',
    () => [
      JSON.stringify(
        porteeDe(
          { ...U, ...GESTION, etat: 'SUSPENDU' },
          { ...SAISIE, ...GESTION, actif: true },
          acteur('TENEUR_ADMIN_PRINC'),
        ),
      ),
    ],
    ['{"propre":false,"profil":false,"adresse":false,"passe":false,"actif":true}'],
  ],
  [
    'portée : un collègue ne suspend pas',
    () => [
      refus(() =>
        porteeDe(
          { ...U, ...GESTION },
          { ...SAISIE, ...GESTION, actif: false },
          acteur('TELE_PRO_ADMIN_PRINC'),
        ),
      ),
    ],
    [
      'acces-non-autorise : Cette action est soumise à autorisation, vous n’avez pas les droits requis',
    ],
  ],
  [
    'portée : un gestionnaire ne modifie pas',
    () => [refus(() => porteeDe(U, SAISIE, acteur('TELE_PRO_GESTION', 8)))],
    [
      'acces-non-autorise : Cette action est soumise à autorisation, vous n’avez pas les droits requis',
    ],
  ],
  [
    'portée : un profil qui n’est pas à donner',
    () => [
      refus(() =>
        porteeDe(
          { ...U, ...GESTION },
          { ...SAISIE, ...GESTION, profil: 'TENEUR_ADMIN_PRINC' },
          acteur('TELE_PRO_ADMIN_PRINC'),
        ),
      ),
    ],
    [
      'acces-non-autorise : Cette action est soumise à autorisation, vous n’avez pas les droits requis',
    ],
  ],
  [
    'déménager : qui le peut',
    () =>
      (
        [
          'TELE_PRO_ADMIN_PRINC',
          'TELE_PRO_ADMIN_SECOND',
          'NOTAIRE_ADMIN',
          'TENEUR_ADMIN_PRINC',
        ] as const
      ).map(
        (p) =>
          `${p} ${peutChangerEtablissement(acteur(p), 4)} ${peutChangerEtablissement(acteur(p), 5)}`,
      ),
    [
      'TELE_PRO_ADMIN_PRINC true false',
      'TELE_PRO_ADMIN_SECOND false false',
      'NOTAIRE_ADMIN true false',
      'TENEUR_ADMIN_PRINC false false',
    ],
  ],
  [
    'déménager : les fautes',
    () =>
      [
        ...controlerChangementEtablissement({ type: 'PRO', siret: U.login }, ''),
        ...controlerChangementEtablissement(
          { type: 'NON_PRO', siret: '73282932000074' },
          '73282932000082',
        ),
      ].map((f) => `${f.champ} ${f.code} ${f.message}`),
    [
      'siret siret Saisissez les 14 chiffres du nouveau SIRET.',
      'siret sans-siret Votre compte n’a pas de SIRET à changer : écrivez au teneur du registre, qui vérifiera votre situation.',
    ],
  ],
  [
    'courriels dont le silence coûte',
    () =>
      ['mandat-echeance', 'precisions-rappel', 'compte-active'].map((m) => `${m} ${estUrgent(m)}`),
    ['mandat-echeance true', 'precisions-rappel true', 'compte-active false'],
  ],
  [
    'personne de ce numéro',
    () => [refus(() => utilisateurDe(A, 99)), refus(() => declarantDe(PERSONNE))],
    [
      'introuvable : L’élément demandé n’existe pas ou n’est pas accessible.',
      'introuvable : L’élément demandé n’existe pas ou n’est pas accessible.',
    ],
  ],
  [
    'étude : aucune suspension',
    () => [refus(() => suspendreDeclarant(avec({}, {}, { profil: 'NOTAIRE_NOTAIRE' }), true))],
    [
      'transition-interdite : Les comptes d’une étude ne se désactivent pas : révoquez ses certificats.',
    ],
  ],
  [
    'adresse postale d’un établissement',
    () => [refus(() => corrigerAdressePostale(attendCode, {}, CODE))],
    [
      'transition-interdite : Le courrier est envoyé à l’adresse de votre établissement, que donne l’annuaire des entreprises.',
    ],
  ],
]

describe('a verb on a declarant, with all that it decides', () => {
  it.each(CAS)('%s', (_nom, faire, attendu) => expect(faire()).toEqual(attendu))
})
