import { arrete, arretes, drapeau, jours, type Plus, toujours, type Valeurs } from './genres.ts'
import { change } from './loi.ts'
import type { Arrete } from './valeurs.ts'

const ARRETES = change('mesures et décisions administratives contre l’habitat indigne')
const EQUIPEMENTS = 'Arrêté relatif aux équipements communs'
const INSALUBRITE = 'Arrêté d’insalubrité sur les parties communes'
const PERIL = 'Arrêté de péril sur les parties communes'
const SECURITE = 'Arrêtés de mise en sécurité ou de traitement de l’insalubrité'

type Reponse =
  | `flag${'Equipements' | 'InsalubriteParties' | 'PerilParties' | 'SecuriteInsalubriteParties'}Com`
  | 'flagMandatAdhoc'
  | 'flagOrdonnanceCarence'

/** What an answer opens. */
const si = (drapeau: Reponse): Plus<Procedures> => ({
  demande: (p) => p[drapeau],
  requis: toujours,
})

export const PROCEDURES = {
  flagEquipementsCom: drapeau(EQUIPEMENTS, {
    loi: ARRETES,
    question: 'Un arrêté relatif aux équipements communs a-t-il été pris ?',
  }),
  arreteEquipements: arrete('EQUIPEMENTS', EQUIPEMENTS, {
    loi: ARRETES,
    ...si('flagEquipementsCom'),
  }),
  flagInsalubritePartiesCom: drapeau(INSALUBRITE, {
    loi: ARRETES,
    question: 'Un arrêté d’insalubrité sur les parties communes a-t-il été pris ?',
  }),
  arreteInsalubriteParties: arrete('INSALUBRITE', INSALUBRITE, {
    loi: ARRETES,
    ...si('flagInsalubritePartiesCom'),
  }),
  flagPerilPartiesCom: drapeau(PERIL, {
    loi: ARRETES,
    question: 'Un arrêté de péril sur les parties communes a-t-il été pris ?',
  }),
  arretePerilParties: arrete('PERIL', PERIL, { loi: ARRETES, ...si('flagPerilPartiesCom') }),
  flagSecuriteInsalubritePartiesCom: drapeau(SECURITE, {
    loi: ARRETES,
    question:
      'Des arrêtés de mise en sécurité ou de traitement de l’insalubrité ont-ils été pris depuis le 1er janvier 2021 ?',
  }),
  arreteSecuriteInsalubriteParties: arretes('SECURITE_TR_INSALUBRITE', SECURITE, {
    loi: ARRETES,
    ...si('flagSecuriteInsalubritePartiesCom'),
  }),
  flagMandatAdhoc: drapeau('Mandataire ad hoc nommé', {
    question: 'Un mandataire ad hoc a-t-il été nommé ?',
  }),
  mandatAdHoc: jours(
    { dateNomination: 'Date de nomination', dateFinMission: 'Date de fin de mission' },
    'Mandat ad hoc',
    si('flagMandatAdhoc'),
  ),
  flagOrdonnanceCarence: drapeau('Ordonnance de carence', {
    question: 'Une ordonnance de carence a-t-elle été rendue ?',
  }),
  ordonnanceCarence: jours(
    { dateOrdonnance: 'Date de l’ordonnance' },
    'Ordonnance de carence',
    si('flagOrdonnanceCarence'),
  ),
}

/** Block 3. Each flag says whether the matching orders exist. */
export interface Procedures extends Valeurs<typeof PROCEDURES> {}

/** Every order, of the four kinds, with its path. */
export const arretesDe = (p: Procedures): { chemin: string; arrete: Arrete }[] => [
  ...(['arreteEquipements', 'arreteInsalubriteParties', 'arretePerilParties'] as const).flatMap(
    (chemin) => (p[chemin] ? [{ chemin, arrete: p[chemin] }] : []),
  ),
  ...p.arreteSecuriteInsalubriteParties.map((arrete, rang) => ({
    chemin: `arreteSecuriteInsalubriteParties.${rang}`,
    arrete,
  })),
]
