import type { FileAnswer } from '@registre/contract'
import { nomPublie } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { derniersFichiers, type FichierRow } from './fichier.repository.ts'
import { cheminPublie } from './lire-publication.ts'
import { TYPES_FICHIER } from './telecharger-fichier.ts'

const LICENCE = 'https://www.etalab.gouv.fr/licence-ouverte-open-licence'
const FREQUENCE = 'http://publications.europa.eu/resource/authority/frequency/DAILY'
const PAYS = 'http://publications.europa.eu/resource/authority/country/FRA'
const LANGUE = 'http://publications.europa.eu/resource/authority/language/FRA'
const IANA = 'https://www.iana.org/assignments/media-types/'

const TITRES: Record<FichierRow['format'], string> = {
  csv: 'Le registre en CSV',
  'csv.gz': 'Le registre en CSV, compressé (gzip)',
  'csv.zst': 'Le registre en CSV, compressé (zstd)',
  parquet: 'Le registre en Parquet',
  differences: 'Ce qui a changé depuis la veille, en CSV',
}
const FORMES: Record<FichierRow['format'], { format: string; compresse?: string }> = {
  csv: { format: 'CSV' },
  'csv.gz': { format: 'CSV', compresse: 'application/gzip' },
  'csv.zst': { format: 'CSV', compresse: 'application/zstd' },
  parquet: { format: 'PARQUET' },
  differences: { format: 'CSV' },
}

const CONTEXTE = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
}
const lien = (id: string) => ({ '@id': id })
const instant = (date: Date) => ({ '@type': 'xsd:dateTime', '@value': date.toISOString() })
const francais = (texte: string) => ({ '@language': 'fr', '@value': texte })

/**
 * The published files as catalogues of open data read them (DCAT 2 in JSON-LD): data.gouv.fr
 * harvests it.
 */
export const lireCatalogue = async ({ deps, baseUrl }: Ctx): Promise<FileAnswer> => {
  const page = `${baseUrl}/institutionnels/donnees-brutes`
  const jeu = `${page}#jeu`
  const fichiers = await derniersFichiers(deps.db)
  const distribution = (f: FichierRow) => {
    const adresse = `${baseUrl}${cheminPublie(nomPublie(f.format))}`
    const { format, compresse } = FORMES[f.format]
    return {
      '@id': adresse,
      '@type': 'dcat:Distribution',
      'dct:identifier': nomPublie(f.format),
      'dct:title': francais(TITRES[f.format]),
      'dcat:downloadURL': lien(adresse),
      'dcat:accessURL': lien(adresse),
      'dcat:mediaType': lien(
        `${IANA}${compresse ? 'text/csv' : TYPES_FICHIER[f.format].split(';')[0]}`,
      ),
      ...(compresse ? { 'dcat:compressFormat': lien(`${IANA}${compresse}`) } : {}),
      'dct:format': format,
      'dcat:byteSize': { '@type': 'xsd:nonNegativeInteger', '@value': String(f.taille) },
      'dct:modified': instant(f.modifie_le),
      'dct:license': lien(LICENCE),
      'dct:conformsTo': lien(`${baseUrl}/api/public/donneesBrute/schema`),
      'spdx:checksum': {
        '@type': 'spdx:Checksum',
        'spdx:algorithm': lien('spdx:checksumAlgorithm_sha256'),
        'spdx:checksumValue': f.sha256,
      },
    }
  }
  const publie = {
    '@id': `${baseUrl}/#editeur`,
    '@type': 'foaf:Organization',
    'foaf:name': francais('Registre national des copropriétés'),
    'foaf:homepage': lien(baseUrl),
  }
  const modifie = fichiers.map((f) => f.modifie_le).sort((a, b) => Number(b) - Number(a))[0]
  const catalogue = {
    '@context': CONTEXTE,
    '@id': `${baseUrl}/api/public/donneesBrute/catalogue.jsonld`,
    '@type': 'dcat:Catalog',
    'dct:title': francais('Registre national des copropriétés : données ouvertes'),
    'dct:language': lien(LANGUE),
    'dct:publisher': publie,
    'foaf:homepage': lien(page),
    'dcat:dataset': {
      '@id': jeu,
      '@type': 'dcat:Dataset',
      'dct:identifier': jeu,
      'dct:title': francais('Registre national des copropriétés'),
      'dct:description': francais(
        'Une ligne par copropriété immatriculée et en vigueur : adresses, parcelles, lots, syndic, mandat, période de construction. Sans donnée personnelle. Préparé chaque nuit.',
      ),
      'dcat:keyword': ['copropriété', 'logement', 'syndic', 'immatriculation'].map(francais),
      'dcat:landingPage': lien(page),
      'dct:publisher': publie,
      'dct:license': lien(LICENCE),
      'dct:accrualPeriodicity': lien(FREQUENCE),
      'dct:spatial': lien(PAYS),
      'dct:language': lien(LANGUE),
      ...(modifie ? { 'dct:modified': instant(modifie) } : {}),
      'dcat:distribution': fichiers.map(distribution),
    },
  }
  return {
    nom: 'catalogue.jsonld',
    gardee: 600,
    contenu: Buffer.from(JSON.stringify(catalogue)),
  }
}
