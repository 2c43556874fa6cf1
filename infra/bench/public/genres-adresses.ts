import type { Db } from '@registre/db'
import { normaliserTexte } from '@registre/domain'
import { absorbeesDe, aPlusieursCodes, type Cible, combienDeCommunes, quiEstA } from './cibles.ts'
import { abreger, autreGenre, choisir, faute, nomInvente, surLeLong, tirer } from './mutations.ts'
import type { Attendu } from './verdict.ts'

/** A search as somebody types it, and what is right to answer. */
export interface Recherche {
  genre: string
  texte: string
  attendu: Attendu
}
export type Faite = Omit<Recherche, 'genre'> | null

export interface Genre {
  /** Which co-ownerships it is made of. */
  condition?: string
  faire: (c: Cible, db: Db) => Promise<Faite> | Faite
}

export const porteVoie = (c: Cible): string => `${c.porte} ${c.voie}`
export const enBas = (c: Cible): string => normaliserTexte(porteVoie(c))

export const A_DISTRICTS = /^(?:75056|69123|13055)$/

/** An address of which those that stand there are the answer. */
export const deLAdresse =
  (ecrire: (c: Cible) => string | null, portes: (c: Cible) => string[] = (c) => [c.porte]) =>
  async (c: Cible, db: Db): Promise<Faite> => {
    const texte = ecrire(c)
    return texte === null
      ? null
      : {
          texte,
          attendu: {
            sorte: 'adresse',
            commune: c.commune,
            // In a town of districts, the code that is written says which one.
            numeros: await quiEstA(db, {
              portes: portes(c),
              voie: c.voie,
              codeInsee: c.code_insee,
              ...(A_DISTRICTS.test(c.code_insee) && texte.includes(c.code_postal)
                ? { codePostal: c.code_postal }
                : {}),
            }),
          },
        }
  }

/** Where the town has one postal code: written with it or without, the address is the same. */
export const UN_CODE = `not f.code_insee in ('75056', '69123', '13055')`
/** The name of a commune as people shorten it: what stands before « sur », « en », « lès ». */
const nomCourt = (nom: string): string | null =>
  /^(.{4,}?)-(?:sur|en|lès|les|sous|aux|de|du|d)\b/.exec(nom)?.[1] ??
  /^(Évry|La Baule)-/.exec(nom)?.[1] ??
  null

/** Kinds of searches of an address. */
export const GENRES_D_ADRESSES: Readonly<Record<string, Genre>> = {
  'adresse, commune d’abord': {
    faire: deLAdresse((c) =>
      choisir(c.numero, [
        `${c.commune} ${porteVoie(c)}`,
        `${c.commune}, ${c.voie}, ${c.porte}`,
        `${c.commune.toLowerCase()} ${c.voie.toLowerCase()} n°${c.porte}`,
        `${c.commune} : ${porteVoie(c)}`,
      ]),
    ),
  },
  'adresse, numéro à la fin': {
    faire: deLAdresse((c) =>
      choisir(c.numero, [
        `${c.voie} ${c.porte}, ${c.commune}`,
        `${c.voie.toLowerCase()} n° ${c.porte} ${c.commune.toLowerCase()}`,
        `${c.voie} ${c.porte} ${c.code_postal} ${c.commune}`,
      ]),
    ),
  },
  'adresse collée, sur plusieurs lignes': {
    faire: deLAdresse((c) =>
      choisir(c.numero, [
        `${porteVoie(c)}\n${c.code_postal} ${c.commune.toUpperCase()}`,
        `Résidence ${c.nom}\n${porteVoie(c)}\n${c.code_postal} ${c.commune}`,
        `« ${porteVoie(c)}, ${c.code_postal} ${c.commune} »`,
        `${porteVoie(c)} - ${c.code_postal} - ${c.commune} - France`,
      ]),
    ),
  },
  'adresse, mots autour': {
    faire: deLAdresse((c) =>
      choisir(c.numero, [
        `copropriété du ${porteVoie(c)} à ${c.commune}`,
        `syndic de l’immeuble ${porteVoie(c)} ${c.commune}`,
        `qui est le syndic du ${porteVoie(c)}, ${c.commune} ?`,
        `syndicat des copropriétaires sis ${porteVoie(c)} ${c.code_postal} ${c.commune}`,
        `immeuble sis au ${c.porte} de la ${c.voie} à ${c.commune}`,
      ]),
    ),
  },
  'adresse, abréviations et casse': {
    faire: deLAdresse((c) =>
      choisir(c.numero, [
        `${c.porte} ${abreger(c.voie, c.numero)} ${abreger(c.commune, c.numero)}`,
        `${c.porte}, ${abreger(c.voie, c.numero).toUpperCase()} ${c.code_postal} ${c.commune.toUpperCase()}`,
        enBas({ ...c, voie: c.voie }) + ` ${normaliserTexte(c.commune)}`,
      ]),
    ),
  },
  'adresse, cedex et boîte postale': {
    condition: UN_CODE,
    faire: deLAdresse((c) =>
      choisir(c.numero, [
        `${porteVoie(c)} ${c.code_postal} ${c.commune} cedex`,
        `${porteVoie(c)} BP ${100 + tirer(c.numero, 800)} ${c.code_postal} ${c.commune} CEDEX ${1 + tirer(c.numero, 9)}`,
        `${porteVoie(c)} CS 30${100 + tirer(c.numero, 800)} ${c.commune} cedex 2`,
      ]),
    ),
  },
  'adresse, mots collés': {
    faire: deLAdresse((c) => {
      const voie = normaliserTexte(c.voie)
      return choisir(c.numero, [
        `${c.porte}${voie} ${c.commune}`,
        `${c.porte} ${voie.replaceAll(' ', '')} ${c.commune}`,
        `${c.porte}${voie.replaceAll(' ', '')} ${c.code_postal} ${c.commune}`,
      ])
    }),
  },
  'adresse, faute de frappe': {
    faire: deLAdresse((c) =>
      choisir(c.numero, [
        `${surLeLong(enBas(c), (m) => faute(m, c.numero))} ${c.commune}`,
        `${surLeLong(enBas(c), (m) => faute(m, c.numero))} ${c.code_postal}`,
        `${enBas(c)} ${surLeLong(normaliserTexte(c.commune), (m) => faute(m, c.numero))}`,
      ]),
    ),
  },
  'voie et commune, sans numéro': {
    faire: deLAdresse(
      (c) =>
        choisir(c.numero, [
          `${c.voie} ${c.commune}`,
          `${c.commune} ${normaliserTexte(c.voie)}`,
          `${c.voie.toUpperCase()}, ${c.code_postal} ${c.commune}`,
        ]),
      () => [],
    ),
  },
  'adresse et précisions de palier': {
    faire: deLAdresse((c) =>
      choisir(c.numero, [
        `appt 12, bât. B, ${porteVoie(c)}, ${c.code_postal} ${c.commune}`,
        `${porteVoie(c)}, 3e étage, ${c.commune}`,
        `bâtiment C ${porteVoie(c)} ${c.commune}`,
        `${porteVoie(c)} escalier 2 ${c.code_postal} ${c.commune}`,
        `lot 14, ${porteVoie(c)}, ${c.commune}`,
      ]),
    ),
  },
  'adresse sans commune': {
    faire: async (c, db) => ({
      texte: choisir(c.numero, [porteVoie(c), enBas(c), `copropriété ${porteVoie(c)}`]),
      attendu: { sorte: 'question', communes: await combienDeCommunes(db, c) },
    }),
  },
  'plage de numéros': {
    faire: async (c, db) => {
      const [a, b] = [Number(c.porte), Number(c.porte) + 2]
      return deLAdresse(
        (d) =>
          choisir(d.numero, [
            `${a}-${b} ${d.voie} ${d.commune}`,
            `${a} à ${b} ${d.voie}, ${d.commune}`,
            `${a}/${b} ${d.voie} ${d.code_postal} ${d.commune}`,
            `${a} et ${b} ${d.voie} ${d.commune}`,
          ]),
        () => [String(a), String(b)],
      )(c, db)
    },
  },
  'porte que la voie n’a pas': {
    faire: async (c, db) => {
      const texte = choisir(c.numero, [
        `${Number(c.porte) + 900} ${c.voie} ${c.commune}`,
        `${c.porte} bis ${c.voie} ${c.code_postal} ${c.commune}`,
        `${c.porte}B ${c.voie}, ${c.commune}`,
      ])
      // Of a town of several codes, the one that nobody typed is not said.
      const sansCode = !texte.includes(c.code_postal) && (await aPlusieursCodes(db, c.code_insee))
      return {
        texte,
        attendu: {
          sorte: 'aucune',
          voie: c.voie,
          commune: c.commune,
          ...(sansCode ? { sansCode } : {}),
        },
      }
    },
  },
  'autre genre de voie': {
    faire: async (c, db) => {
      const voie = autreGenre(c.voie, c.numero)
      const numeros = await quiEstA(db, { portes: [c.porte], voie, codeInsee: c.code_insee })
      return {
        texte: `${c.porte} ${voie} ${c.commune}`,
        attendu:
          numeros.length > 0
            ? { sorte: 'adresse', numeros, commune: c.commune }
            : { sorte: 'aucune', voie, commune: c.commune },
      }
    },
  },
  'voie que personne n’a': {
    faire: (c) => ({
      texte: choisir(c.numero, [
        `${c.porte} rue ${nomInvente(c.numero)} ${c.commune}`,
        `${c.porte} avenue du ${nomInvente(c.numero)} ${c.code_postal} ${c.commune}`,
        `rue ${nomInvente(c.numero)}, ${c.commune}`,
      ]),
      attendu: { sorte: 'aucune', voie: nomInvente(c.numero) },
    }),
  },
  'angle de deux voies': {
    faire: async (c, db) => {
      const [autre] = await db.query<{ voie: string }>(
        `select d.voie from adresse d join annuaire a on a.copropriete_id = d.copropriete_id where d.code_insee = $1 and d.voie <> $2 order by hashtext(d.voie || $3) limit 1`,
        [c.code_insee, c.voie, c.numero],
      )
      if (!autre) return null
      const [a, b] = [c.voie, autre.voie]
      return {
        texte: choisir(c.numero, [
          `angle ${a} et ${b} ${c.commune}`,
          `${a} / ${b}, ${c.commune}`,
          `à l’angle de la ${a} et de la ${b} à ${c.commune}`,
          `croisement ${a} ${b} ${c.code_postal} ${c.commune}`,
          `${c.commune}, ${a} et ${b}`,
        ]),
        attendu: { sorte: 'angle', voies: [a, b], commune: c.commune },
      }
    },
  },
  'commune déléguée ou absorbée': {
    condition: `f.code_insee in (select k.chef_lieu from commune k where k.type in ('commune-deleguee', 'commune-associee'))`,
    faire: async (c, db) => {
      const noms = await absorbeesDe(db, c.code_insee)
      if (noms.length === 0) return null
      const nom = choisir(c.numero, noms)
      return deLAdresse((d) =>
        choisir(d.numero, [
          `${porteVoie(d)} ${nom}`,
          `${porteVoie(d)}, ${d.code_postal} ${nom}`,
          `${nom} ${enBas(d)}`,
        ]),
      )(c, db)
    },
  },
  'commune par son nom court': {
    // Those of which people say the short name: the others have hamlets of their name all around.
    condition: `${UN_CODE} and f.code_insee in (select x.code_insee from annuaire x group by x.code_insee having count(*) > 800)`,
    faire: (c, db) => {
      const court = nomCourt(c.commune)
      if (court === null) return null
      // A homonym may have the street too: its postal code tells, once in two.
      return deLAdresse((d) =>
        choisir(d.numero, [
          `${porteVoie(d)} ${court}`,
          `${porteVoie(d)} ${d.code_postal} ${normaliserTexte(court)}`,
        ]),
      )(c, db)
    },
  },
}
