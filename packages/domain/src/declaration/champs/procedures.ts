import { arrete, arretes, drapeau, jours, type Regime, toujours, type Valeurs } from './genres.ts'
import { change, TOUJOURS } from './loi.ts'

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
const si = (drapeau: Reponse): Pick<Regime<Procedures>, 'demande' | 'requis'> => ({
  demande: (p) => p[drapeau],
  requis: toujours,
})

export const PROCEDURES = {
  flagEquipementsCom: drapeau({ libelle: EQUIPEMENTS, loi: ARRETES }),
  arreteEquipements: arrete('EQUIPEMENTS', {
    libelle: EQUIPEMENTS,
    loi: ARRETES,
    ...si('flagEquipementsCom'),
  }),
  flagInsalubritePartiesCom: drapeau({ libelle: INSALUBRITE, loi: ARRETES }),
  arreteInsalubriteParties: arrete('INSALUBRITE', {
    libelle: INSALUBRITE,
    loi: ARRETES,
    ...si('flagInsalubritePartiesCom'),
  }),
  flagPerilPartiesCom: drapeau({ libelle: PERIL, loi: ARRETES }),
  arretePerilParties: arrete('PERIL', {
    libelle: PERIL,
    loi: ARRETES,
    ...si('flagPerilPartiesCom'),
  }),
  flagSecuriteInsalubritePartiesCom: drapeau({ libelle: SECURITE, loi: ARRETES }),
  arreteSecuriteInsalubriteParties: arretes('SECURITE_TR_INSALUBRITE', {
    libelle: SECURITE,
    loi: ARRETES,
    ...si('flagSecuriteInsalubritePartiesCom'),
  }),
  flagMandatAdhoc: drapeau({ libelle: 'Mandataire ad hoc nommé', loi: TOUJOURS }),
  mandatAdHoc: jours(
    { dateNomination: 'Date de nomination', dateFinMission: 'Date de fin de mission' },
    { libelle: 'Mandat ad hoc', loi: TOUJOURS, ...si('flagMandatAdhoc') },
  ),
  flagOrdonnanceCarence: drapeau({ libelle: 'Ordonnance de carence', loi: TOUJOURS }),
  ordonnanceCarence: jours(
    { dateOrdonnance: 'Date de l’ordonnance' },
    { libelle: 'Ordonnance de carence', loi: TOUJOURS, ...si('flagOrdonnanceCarence') },
  ),
}

/** Block 3. Each flag says whether the matching orders exist. */
export interface Procedures extends Valeurs<typeof PROCEDURES> {}
