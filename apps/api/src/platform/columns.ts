import type { IdentiteConnexionNotaire } from '../gateways/clavis/clavis.ts'
import type { Lieu } from '../modules/categorisation/portee.ts'
import type { ContenuReleve } from '../modules/indicateurs/releve.sql.ts'
import type { OutboxPayloads, OutboxType } from './outbox.ts'

/** An address as an attestation says it. */
interface AdresseAttestee {
  numero: string
  voie: string
  codePostal: string
  commune: string
}
interface ParcelleAttestee {
  commune: string
  prefixe: string
  section: string
  numero: string
}
interface RepresentantAtteste {
  type: string
  raisonSociale: string
  nom: string
  siret: string | null
  adresse: string[]
  codePostal: string
  commune: string
  debut: string
  fin: string
}

declare module '@registre/db' {
  /** Columns that hold a type of the API; `json.name`: a document that a statement builds. */
  interface ColumnTypes {
    'export_categorisation.lieu': Lieu
    'json.adresses_attestees': AdresseAttestee[]
    'json.parcelles_attestees': ParcelleAttestee[]
    'json.representant_atteste': RepresentantAtteste
    'outbox.payload': OutboxPayloads[OutboxType]
    'outbox.type': OutboxType
    'presentation_notaire.identite': IdentiteConnexionNotaire
    'releve_mco.contenu': ContenuReleve
  }
}
