import { inserer, type Tx } from '@registre/db'
import type { NiveauGeographique } from '@registre/domain'
import { siretInvente } from '../siret.ts'

export interface InstitutionDemo {
  siret: string
  nom: string
  niveau: NiveauGeographique
  code: string
  /** Its agent at the demonstration's sign-on. */
  agent: { sujet: string; prenom: string; nom: string; email: string }
}

const agent = (sujet: string, prenom: string, nom: string) => ({
  sujet,
  prenom,
  nom,
  email: `${sujet}@demo.registre.test`,
})

/** One institution of each level. Numbers and people are invented. */
export const INSTITUTIONS_DEMO: readonly InstitutionDemo[] = [
  {
    siret: siretInvente(101),
    nom: 'Observatoire national de l’habitat',
    niveau: 'NATIONAL',
    code: '',
    agent: agent('institution.nationale', 'Hélène', 'Marchetti'),
  },
  {
    siret: siretInvente(102),
    nom: 'Région Auvergne-Rhône-Alpes',
    niveau: 'REGION',
    code: '84',
    agent: agent('institution.region', 'Karim', 'Benali'),
  },
  {
    siret: siretInvente(103),
    nom: 'Département de l’Isère',
    niveau: 'DEPARTEMENT',
    code: '38',
    agent: agent('institution.departement', 'Lucie', 'Garnier'),
  },
  {
    siret: siretInvente(104),
    nom: 'Métropole de Lyon',
    niveau: 'EPCI',
    code: '200046977',
    agent: agent('institution.epci', 'Bastien', 'Rey'),
  },
  {
    siret: siretInvente(105),
    nom: 'Ville de Grenoble',
    niveau: 'COMMUNE',
    code: '38185',
    agent: agent('institution.commune', 'Aïcha', 'Morel'),
  },
]

/** Somebody whom the sign-on knows and the register does not: the refusal can be tried. */
export const AGENT_INCONNU = {
  siret: siretInvente(199),
  organisme: 'Organisme non inscrit au registre',
  ...agent('organisme.inconnu', 'Paul', 'Vasseur'),
}

/** Writes the institutions of the demonstration that are not there yet. */
export const ecrireInstitutions = async (tx: Pick<Tx, 'sql'>): Promise<void> => {
  await inserer(
    tx,
    'institution',
    INSTITUTIONS_DEMO.map(({ siret, nom, niveau, code }) => ({ numero: siret, nom, niveau, code })),
    'on conflict (numero) do nothing',
  )
}
