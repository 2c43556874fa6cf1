import { type Cible, parcellesDe, territoireDe } from './cibles.ts'
import {
  A_DISTRICTS,
  deLAdresse,
  type Faite,
  type Genre,
  porteVoie,
  UN_CODE,
} from './genres-adresses.ts'
import { choisir, nomInvente } from './mutations.ts'

const VILLES = `f.code_insee in ('75056', '69123', '13055')`
const EN_LETTRES =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  )
const ROMAINS = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')

/** At the address, in the district that the text says by another sign than its postal code. */
const dansSonArrondissement =
  (ecrire: (c: Cible, n: number) => string): Genre['faire'] =>
  async (c, db) => {
    const texte = ecrire(c, Number(c.code_postal.slice(-2)))
    const faite = await deLAdresse(() => `${texte} ${c.code_postal}`)(c, db)
    return faite && { ...faite, texte }
  }

/** Kinds of searches that people of a trade make, or a telephone, a map and an electronic letter for them. */
export const GENRES_DE_GENS: Readonly<Record<string, Genre>> = {
  'arrondissement par son cedex, son rang ou son code INSEE': {
    condition: VILLES,
    faire: dansSonArrondissement((c, n) => {
      const [departement, insee] = [
        c.code_postal.slice(0, 2),
        { '75': 75_100, '69': 69_380, '13': 13_200 }[c.code_postal.slice(0, 2)] ?? 0,
      ]
      return choisir(`${c.numero}/cedex`, [
        `${porteVoie(c)} ${departement}789 ${c.commune} CEDEX ${String(n).padStart(2, '0')}`,
        `${porteVoie(c)}, ${ROMAINS[n - 1]}e arrondissement, ${c.commune}`,
        `${porteVoie(c)} ${insee + n}`,
        `${porteVoie(c)} dans le ${n}${n === 1 ? 'er' : 'e'} à ${c.commune}`,
      ])
    }),
  },
  'arrondissement qui n’est pas, ou qui contredit le code': {
    condition: VILLES,
    faire: (c) => ({
      texte: choisir(c.numero, [
        `${porteVoie(c)} ${c.commune} 25e`,
        `${c.nom} ${c.commune} 33e`,
        `${porteVoie(c)} ${c.commune} ${(Number(c.code_postal.slice(-2)) % 9) + 1}e ${c.code_postal.slice(0, 3)}${c.code_postal.endsWith('16') ? '12' : '09'}`,
      ]),
      attendu: { sorte: 'aucune' },
    }),
  },
  'code INSEE pour code postal': {
    condition: `${UN_CODE} and not exists (select from commune k where f.code_insee = any(k.codes_postaux))`,
    faire: deLAdresse((c) =>
      choisir(c.numero, [
        `${porteVoie(c)} ${c.code_insee}`,
        `${porteVoie(c)}, ${c.code_insee} ${c.commune}`,
      ]),
    ),
  },
  'adresse telle qu’une carte ou un téléphone l’écrit': {
    condition: `${UN_CODE} and d.numero_voie ~ '^([2-9]|1[0-9]|20)$'`,
    faire: async (c, db) => {
      const { region } = await territoireDe(db, c)
      return region === null
        ? null
        : deLAdresse((d) =>
            choisir(d.numero, [
              `${d.porte}, ${d.voie}, ${d.commune}, ${region}, France métropolitaine, ${d.code_postal}, France`,
              `${EN_LETTRES[Number(d.porte) - 1]} ${d.voie.toLowerCase()} ${d.commune.toLowerCase()}`,
              `${porteVoie(d)}, ${d.commune}, porte gauche`,
              `y a-t-il une copropriété au ${porteVoie(d)} à ${d.commune} ?`,
            ]),
          )(c, db)
    },
  },
  'nom et adresse': {
    condition: UN_CODE,
    faire: async (c, db): Promise<Faite> => {
      const faite = await deLAdresse((d) =>
        choisir(d.numero, [
          `${d.nom}, ${porteVoie(d)}, ${d.commune}`,
          `SDC ${d.nom.toUpperCase()} ${porteVoie(d)} ${d.code_postal} ${d.commune}`,
        ]),
      )(c, db)
      return faite?.attendu.sorte === 'adresse'
        ? { ...faite, attendu: { ...faite.attendu, nom: c.nom } }
        : faite
    },
  },
  'nom de personne ou de cabinet, et commune': {
    condition: UN_CODE,
    faire: (c) => ({
      texte: choisir(c.numero, [
        `Résidence ${nomInvente(c.numero)} ${c.commune}`,
        `Les ${nomInvente(c.numero)}, ${c.code_postal} ${c.commune}`,
        `Cabinet ${nomInvente(c.numero)} ${c.commune}`,
        `agence ${nomInvente(c.numero)} syndic de copropriété`,
      ]),
      attendu: { sorte: 'aucune' },
    }),
  },
  'syndic et commune': {
    condition: `${UN_CODE} and t.siret is not null and f.type_syndic = 'PROFESSIONNEL' and f.code_insee in (select code from commune group by code, nom having count(*) = 1)`,
    faire: async (c, db) => {
      const rows = await db.query<{ numero: string; firme: string }>(
        `select f.numero, t.raison_sociale as firme from teledeclarant s join teledeclarant t on t.raison_sociale = s.raison_sociale join fiche f on f.teledeclarant_id = t.id
         where s.siret = $1 and f.code_insee = $2 and f.type_syndic = 'PROFESSIONNEL'`,
        [c.siret, c.code_insee],
      )
      const firme = rows[0]?.firme ?? ''
      return rows.length === 0
        ? null
        : {
            texte: choisir(c.numero, [
              `${firme} ${c.commune}`,
              `cabinet ${firme}, ${c.code_postal} ${c.commune}`,
            ]),
            attendu: { sorte: 'clef', numeros: rows.map((r) => r.numero) },
          }
    },
  },
  'parcelle en peu de mots': {
    condition: `${UN_CODE} and f.parcelles[1] ~ '^.{8}[A-Z]{2}'`,
    faire: async (c, db) => {
      const [section, numero] = [c.parcelle.slice(8, 10), String(Number(c.parcelle.slice(10)))]
      return {
        texte: choisir(c.numero, [
          `${section} ${numero} ${c.code_postal} ${c.commune}`,
          `${c.code_postal} ${c.commune} ${section}${numero}`,
          `réf. cadastrale 000 ${section} ${numero}, ${c.code_postal} ${c.commune}`,
          `parcelles ${section} ${numero} et ${section} ${numero}, ${c.code_postal} ${c.commune}`,
        ]),
        attendu: { sorte: 'clef', numeros: await parcellesDe(db, c, c.parcelle.slice(8)) },
      }
    },
  },
  'code et commune seuls, qui se contredisent': {
    condition: UN_CODE,
    faire: (c) =>
      A_DISTRICTS.test(c.code_insee)
        ? null
        : {
            texte: choisir(c.numero, [`75001 ${c.commune}`, `${c.nom} 69003 ${c.commune}`]),
            attendu: { sorte: 'aucune' },
          },
  },
  'département seul': {
    condition: `f.code_insee !~ '^(2[AB]|9[78]|75)' and not exists (select from commune k join departement x on x.nom = k.nom where x.code = left(f.code_insee, 2))`,
    faire: async (c, db) => {
      const code = c.code_insee.slice(0, 2)
      const [{ nom } = { nom: '' }] = await db.query<{ nom: string }>(
        `select nom from departement where code = $1`,
        [code],
      )
      return {
        texte: choisir(c.numero, [nom, `${nom} (${code})`, code, `département ${nom}`]),
        attendu: { sorte: 'departement', code },
      }
    },
  },
}
