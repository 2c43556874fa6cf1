import type { CasRegle } from './cas-regle.ts'
import type { FaitsDeclaration } from './contexte.ts'

/** Debtors and what they owe together, in a co-ownership of fourteen lots. */
const dus =
  (nbCoproprietairesImpayes: number, montantImpayesCoproprietaires: number) =>
  (faits: FaitsDeclaration): void => {
    const { identification, donneesFinancieres } = faits.contenu
    Object.assign(identification, {
      nbLots: 14,
      nbLotsHab: 10,
      nbLotsHabBurCom: 12,
      nbLotsStationnement: 2,
    })
    Object.assign(donneesFinancieres, { nbCoproprietairesImpayes, montantImpayesCoproprietaires })
  }

export const CAS_IMPAYES = {
  'FIN-DEBITEURS-LOTS': {
    champ: 'nbCoproprietairesImpayes',
    confirmable: true,
    passe: dus(2, 850),
    echoue: dus(25, 20_000),
    limite: { dedans: dus(14, 20_000), dehors: dus(15, 20_000) },
  },
  'FIN-IMPAYES-MINIMUM': {
    champ: 'montantImpayesCoproprietaires',
    confirmable: true,
    passe: dus(0, 0),
    echoue: dus(5, 850),
    limite: { dedans: dus(5, 1500), dehors: dus(5, 1499) },
  },
  'FIN-IMPAYES-MAXIMUM': {
    champ: 'nbCoproprietairesImpayes',
    confirmable: true,
    passe: dus(1, 30_000),
    echoue: dus(0, 30_000),
    limite: { dedans: dus(0, 4200), dehors: dus(0, 4201) },
  },
} satisfies Record<string, CasRegle>
