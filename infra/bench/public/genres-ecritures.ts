import { estSiren } from '@registre/domain'
import type { Db } from '@registre/db'
import { type Cible, cibleDans, communesDeCeNom, parcellesDe, territoireDe } from './cibles.ts'
import { deLAdresse, enBas, type Genre, porteVoie, UN_CODE } from './genres-adresses.ts'
import { choisir, tirer } from './mutations.ts'

/** What people go on calling a department or a region. */
const AUTREFOIS: Readonly<Record<string, string>> = {
  '22': 'Côtes-du-Nord',
  '44': 'Loire-Inférieure',
  '54': 'Lorraine',
  '57': 'Lorraine',
  '59': 'Nord-Pas-de-Calais',
  '62': 'Nord-Pas-de-Calais',
  '67': 'Alsace',
  '68': 'Alsace',
  '63': 'Auvergne',
  '69': 'Rhône-Alpes',
  '76': 'Seine-Inférieure',
  '83': 'PACA',
  '87': 'Limousin',
}
const regionDe = async (db: Db, c: Cible): Promise<string | null> => {
  const { region, departement } = await territoireDe(db, c)
  return region === null
    ? null
    : choisir(`${c.numero}/region`, [region, AUTREFOIS[departement] ?? region])
}

/** Communes of which the name is a kind of street. */
const COMMUNES_VOIES = ['80688', '69066', '47201', '38296', '39138', '56045', '79104', '76173']

/** Days in words and in short, as people write those of streets. */
const JOURS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/8 Mai 1945/, ['huit mai 1945', '8 mai 45']],
  [/11 Novembre 1918/, ['onze novembre 1918', '11 nov 1918', '11 novembre 18']],
  [/4 Septembre/, ['quatre septembre', '4 sept.', 'quatre sept']],
  [/19 Mars 1962/, ['dix-neuf mars 1962', '19 mars 62']],
]
const jourAutrement = (voie: string, cle: string): string | null => {
  const [jour, ecritures] = JOURS.find(([j]) => j.test(voie)) ?? []
  return jour && ecritures ? voie.replace(jour, choisir(cle, ecritures)) : null
}

/** Kinds of searches where what is typed is right, in a writing that is not the register's. */
export const GENRES_D_ECRITURES: Readonly<Record<string, Genre>> = {
  'adresse et région, d’aujourd’hui ou d’autrefois': {
    condition: UN_CODE,
    faire: async (c, db) => {
      const region = await regionDe(db, c)
      return region === null
        ? null
        : deLAdresse((d) =>
            choisir(d.numero, [
              `${porteVoie(d)}, ${d.commune}, ${region}, France`,
              `${porteVoie(d)} ${d.commune} (${region})`,
              `${enBas(d)} ${d.commune.toLowerCase()} ${region.toLowerCase()}`,
            ]),
          )(c, db)
    },
  },
  'jours des voies, en lettres ou abrégés': {
    condition: `${UN_CODE} and d.voie ~ '(8 Mai 1945|11 Novembre 1918|4 Septembre|19 Mars 1962)'`,
    faire: (c, db) => {
      const voie = jourAutrement(c.voie, c.numero)
      return voie === null
        ? null
        : deLAdresse((d) =>
            choisir(`${d.numero}/jour`, [
              `${d.porte} ${voie} ${d.commune}`,
              `${d.porte}, ${voie}, ${d.code_postal} ${d.commune}`,
            ]),
          )(c, db)
    },
  },
  'parcelle comme un acte la dit': {
    condition: `${UN_CODE} and cardinality(f.parcelles) > 0 and f.parcelles[1] ~ '^.{8}[A-Z]{2}'`,
    faire: async (c, db) => {
      if ((await communesDeCeNom(db, c.commune)) !== 1) return null
      const [section, numero] = [c.parcelle.slice(8, 10), String(Number(c.parcelle.slice(10)))]
      const lieu = choisir(`${c.numero}/lieu`, [c.commune, `${c.code_postal} ${c.commune}`])
      return {
        texte: choisir(c.numero, [
          `parcelle ${section} ${numero} ${c.commune}`,
          `section ${section} n° ${numero} à ${lieu}`,
          `${lieu}, cadastrée section ${section} numéro ${numero}`,
          `parcelle n° ${numero} section ${section}, ${lieu}`,
        ]),
        attendu: { sorte: 'clef', numeros: await parcellesDe(db, c, c.parcelle.slice(8)) },
      }
    },
  },
  'SIREN d’un syndic': {
    condition: 't.siret is not null',
    faire: (c) => {
      const siren = (c.siret ?? '').slice(0, 9)
      return estSiren(siren)
        ? {
            texte: choisir(c.numero, [
              siren,
              `SIREN ${siren}`,
              siren.replace(/^(...)(...)(...)$/, '$1 $2 $3'),
            ]),
            attendu: { sorte: 'clef', numeros: null },
          }
        : null
    },
  },
  'deux adresses, ou une porte et un angle': {
    condition: UN_CODE,
    faire: (c, db) => {
      const autre = choisir(`${c.numero}/autre`, ['rue de la Gare', 'avenue Foch', 'place Carnot'])
      return deLAdresse((d) =>
        choisir(d.numero, [
          `${porteVoie(d)} angle ${autre} ${d.commune}`,
          `${porteVoie(d)} et ${2 + tirer(d.numero, 30)} ${autre} ${d.commune}`,
          `${porteVoie(d)} / ${autre}, ${d.commune}`,
        ]),
      )(c, db)
    },
  },
  'code postal collé ou à l’étrangère': {
    condition: UN_CODE,
    faire: deLAdresse((c) =>
      choisir(c.numero, [
        `${porteVoie(c)} ${c.code_postal}${c.commune}`,
        `${porteVoie(c)}, F-${c.code_postal} ${c.commune}`,
        `${porteVoie(c)},${c.code_postal},${c.commune},FR`,
        `${porteVoie(c)} CP ${c.code_postal} ${c.commune}`,
      ]),
    ),
  },
  'commune dont le nom est un mot de voie': {
    faire: async (c, db) => {
      const cible = await cibleDans(db, COMMUNES_VOIES, c.numero)
      return (
        cible &&
        deLAdresse((d) =>
          choisir(d.numero, [
            `${porteVoie(d)}, ${d.code_postal} ${d.commune}`,
            `${enBas(d)} ${d.code_postal} ${d.commune.toLowerCase()}`,
          ]),
        )(cible, db)
      )
    },
  },
}
