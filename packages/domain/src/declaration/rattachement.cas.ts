import type { CasRegle } from './cas-regle.ts'
import type { ConfirmationsOffice, FaitsDeclaration } from './contexte.ts'
import type { InfoRattachement } from './declaration.types.ts'

const mandat =
  (surcharge: Partial<InfoRattachement>, finMandatPrecedent: string | null = null) =>
  (faits: FaitsDeclaration): void => {
    Object.assign(faits.contenu.infoRattachement, surcharge)
    faits.contexte.finMandatPrecedent = finMandatPrecedent
  }
const dates = (
  dateDebutMandat: string | null,
  dateFinMandat: string | null,
  precedent: string | null = null,
) => mandat({ dateDebutMandat, dateFinMandat }, precedent)

const office = (champ: keyof ConfirmationsOffice) => {
  const dire =
    (valeur: boolean) =>
    (faits: FaitsDeclaration): void => {
      faits.contexte.typeImmat = 'OFFICE'
      faits.contexte.confirmationsOffice = {
        nonImmatriculee: true,
        sansDemandeEnCours: true,
        sansRepresentantOuMiseEnDemeure: true,
        [champ]: valeur,
      }
    }
  const rien = (faits: FaitsDeclaration): void => {
    faits.contexte.confirmationsOffice = null
  }
  return {
    passe: dire(true),
    echoue: dire(false),
    limite: { dedans: dire(true), dehors: rien },
    champ,
  } satisfies CasRegle
}

export const CAS_RATTACHEMENT = {
  'MAN-DEBUT': {
    champ: 'dateDebutMandat',
    passe: dates('2026-01-01', '2026-12-31'),
    echoue: dates('2027-01-01', '2027-12-31'),
    limite: {
      dedans: dates('2026-11-21', '2027-11-20'),
      dehors: dates('2026-11-22', '2027-11-21'),
    },
  },
  'MAN-FIN': {
    champ: 'dateFinMandat',
    passe: dates('2026-01-01', '2026-12-31'),
    echoue: dates('2025-01-01', '2025-12-31'),
    limite: {
      dedans: dates('2025-11-23', '2026-11-22'),
      dehors: dates('2025-11-22', '2026-11-21'),
    },
  },
  'MAN-ORDRE': {
    champ: 'dateFinMandat',
    passe: dates(null, '2026-12-31'),
    echoue: dates('2026-11-01', '2026-10-01'),
    limite: {
      dedans: dates('2026-11-01', '2026-11-02'),
      dehors: dates('2026-11-01', '2026-11-01'),
    },
  },
  'MAN-DUREE': {
    champ: 'dateFinMandat',
    passe: dates('2026-01-01', '2027-12-31'),
    echoue: dates('2026-01-01', '2030-12-31'),
    limite: {
      dedans: dates('2026-01-01', '2028-12-31'),
      dehors: dates('2026-01-01', '2029-01-01'),
    },
  },
  'MAN-DOUZE-MOIS': {
    champ: 'dateFinMandat',
    confirmable: true,
    passe: dates('2026-06-01', '2027-05-31'),
    echoue: dates('2026-06-01', '2028-05-31'),
    limite: {
      dedans: dates('2026-06-01', '2027-06-01'),
      dehors: dates('2026-06-01', '2027-06-02'),
    },
  },
  'MAN-UN-AN': {
    champ: 'dateDebutMandat',
    passe: dates('2026-06-01', '2027-05-31', null),
    echoue: dates('2028-06-01', '2029-05-31', null),
    limite: {
      dedans: dates('2026-11-21', '2027-11-20', null),
      dehors: dates('2027-11-22', '2028-11-21', null),
    },
  },
  'MAN-PRECEDENT': {
    champ: 'dateDebutMandat',
    passe: dates('2026-06-01', '2027-05-31', null),
    echoue: dates('2026-06-01', '2027-05-31', '2026-08-31'),
    limite: {
      dedans: dates('2026-06-01', '2027-05-31', '2026-05-31'),
      dehors: dates('2026-06-01', '2027-05-31', '2026-06-01'),
    },
  },
  'MAN-JUSTIF-TYPE': {
    champ: 'typeJustifMandat',
    passe: mandat({ adminProvisoire: true, typeJustifMandat: 'ORDO_NOMINATION' }),
    echoue: mandat({ adminProvisoire: true, typeJustifMandat: 'CONTRAT_SYNDIC' }),
    limite: {
      dedans: mandat({ adminProvisoire: false, typeJustifMandat: 'PV_AG' }),
      dehors: mandat({ adminProvisoire: false, typeJustifMandat: 'ORDO_NOMINATION' }),
    },
  },
  'OFF-NON-IMMATRICULEE': office('nonImmatriculee'),
  'OFF-SANS-DEMANDE': office('sansDemandeEnCours'),
  'OFF-SANS-REPRESENTANT': office('sansRepresentantOuMiseEnDemeure'),
} satisfies Record<string, CasRegle>
