import {
  CHANGEMENTS_SCHEMA_DONNEES,
  colonnesDonnees,
  FORMES,
  type IsoDate,
  NOMS_PUBLICS,
  type PerimetreDonnees,
  type TypeColonne,
  VERSION_SCHEMA_DONNEES,
  versionsServies,
} from '@registre/domain'

const FORMATS: Record<TypeColonne, string> = {
  string: 'default',
  date: 'default',
  integer: 'default',
  number: 'default',
  boolean: 'default',
}
/** Said of a column that nobody declares. */
export const NON_TENUE =
  'Non déclaré au registre : rempli pour les copropriétés reprises d’un fichier publié qui le dit.'
const CLE = 'numero_immatriculation'

const longueurDe = (nom: string, type: TypeColonne): { maxLength?: number } => {
  const publique = type === 'string' ? NOMS_PUBLICS.find((n) => n === nom) : undefined
  return publique ? { maxLength: FORMES[publique].longueur } : {}
}

/** The file's shape as a JSON Table Schema (frictionlessdata.io), with what changed in it. */
export const lireSchema = (perimetre: PerimetreDonnees, jour: IsoDate) => ({
  $schema: 'https://frictionlessdata.io/schemas/table-schema.json',
  name:
    perimetre === 'public' ? 'registre-des-coproprietes' : 'registre-des-coproprietes-territoire',
  title: 'Registre national des copropriétés : données brutes',
  version: VERSION_SCHEMA_DONNEES,
  versions: versionsServies(jour),
  lang: 'fr',
  primaryKey: CLE,
  fields: colonnesDonnees(perimetre).map(({ nom, ancien, type, description, valeurs, tenue }) => ({
    name: nom,
    title: ancien ?? nom,
    type,
    format: FORMATS[type],
    description: tenue === false ? `${description} ${NON_TENUE}` : description,
    constraints: {
      ...(valeurs ? { enum: [...valeurs] } : {}),
      ...longueurDe(nom, type),
      ...(nom === CLE ? { required: true, unique: true } : {}),
    },
    nonTenue: tenue === false,
  })),
  changements: CHANGEMENTS_SCHEMA_DONNEES.map((c) => ({ ...c, changements: [...c.changements] })),
})
