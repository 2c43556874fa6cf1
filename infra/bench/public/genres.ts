import { normaliserTexte } from '@registre/domain'
import { communesDeCeNom, communesDuCode, numeroExiste } from './cibles.ts'
import {
  A_DISTRICTS,
  type Genre,
  GENRES_D_ADRESSES,
  porteVoie,
  UN_CODE,
} from './genres-adresses.ts'
import { GENRES_D_ECRITURES } from './genres-ecritures.ts'
import { GENRES_DE_GENS } from './genres-gens.ts'
import { arrondissement, GENRES_DE_VILLES } from './genres-villes.ts'
import type { Cible } from './cibles.ts'
import { choisir, faute, nomInvente, surLeLong, tirer } from './mutations.ts'

const siret = (c: Cible, ecart: number): string => {
  const chiffres = (c.siret ?? '').slice(0, 13)
  return `${chiffres}${(Number((c.siret ?? '').at(-1)) + ecart) % 10}`
}
const enGroupes = (s: string): string => s.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4')

export const GENRES: Readonly<Record<string, Genre>> = {
  'numéro, toutes écritures': {
    faire: (c) => {
      const n = c.numero.replace(/^(.{3})(.{3})/, '$1-$2-')
      return {
        texte: choisir(c.numero, [
          n,
          `n° ${n}`,
          n.toLowerCase().replaceAll('-', ' '),
          `copropriété ${c.numero}`,
          `immatriculation : ${n}`,
          n.replaceAll('0', 'O'),
          `https://registre.example/annuaire/${n}`,
        ]),
        attendu: { sorte: 'numero', numero: c.numero },
      }
    },
  },
  'numéro, un chiffre faux': {
    faire: async (c, db) => {
      const faux = c.numero.replace(/\d{6}$/, (s) =>
        String((Number(s) + 700_000) % 1_000_000).padStart(6, '0'),
      )
      return {
        texte: choisir(c.numero, [faux, faux.replace(/^(.{3})(.{3})/, '$1-$2-'), `n° ${faux}`]),
        attendu: (await numeroExiste(db, faux))
          ? { sorte: 'numero', numero: faux }
          : { sorte: 'aucune' },
      }
    },
  },
  'SIRET d’un syndic': {
    condition: 't.siret is not null',
    faire: (c) => ({
      texte: choisir(c.numero, [siret(c, 0), enGroupes(siret(c, 0)), `SIRET ${siret(c, 0)}`]),
      attendu: { sorte: 'clef', numeros: null },
    }),
  },
  'SIRET à clé fausse': {
    condition: 't.siret is not null',
    faire: (c) => {
      const faux = siret(c, 1 + tirer(c.numero, 8))
      return {
        texte: choisir(c.numero, [faux, enGroupes(faux), `siret ${enGroupes(faux)}`]),
        attendu: { sorte: 'clef-fausse' },
      }
    },
  },
  parcelle: {
    condition: 'cardinality(f.parcelles) > 0',
    faire: async (c, db) => {
      const p = c.parcelle
      const groupes = p.replace(/^(.{5})(.{3})(.{2})(.{4})$/, '$1 $2 $3 $4')
      return {
        texte: choisir(c.numero, [
          p,
          groupes,
          groupes.replaceAll(' ', '-').toLowerCase(),
          `parcelle ${p}`,
        ]),
        attendu: {
          sorte: 'clef',
          numeros: (
            await db.query<{ numero: string }>(
              `select numero from fiche where $1 = any(parcelles)`,
              [p],
            )
          ).map((r) => r.numero),
        },
      }
    },
  },
  ...GENRES_D_ADRESSES,
  ...GENRES_DE_VILLES,
  ...GENRES_D_ECRITURES,
  ...GENRES_DE_GENS,
  'nom et commune, avec une faute': {
    faire: (c) => {
      const parCode = `${normaliserTexte(c.nom)} ${c.code_postal}`
      const texte = choisir(c.numero, [
        `${surLeLong(c.nom.toLowerCase(), (m) => faute(m, c.numero))} ${c.commune}`,
        parCode,
        `résidence ${normaliserTexte(c.nom)}, ${c.commune}`,
        `${c.commune} ${c.nom.toUpperCase()}`,
      ])
      return {
        texte,
        attendu: {
          sorte: 'nom',
          nom: c.nom,
          commune: c.commune,
          ...(texte === parCode ? { codePostal: c.code_postal } : {}),
        },
      }
    },
  },
  'lieu seul': {
    faire: async (c, db) => {
      const ville = A_DISTRICTS.test(c.code_insee)
      const seule = (await communesDuCode(db, c.code_postal)) === 1
      const unique = (await communesDeCeNom(db, c.commune)) === 1
      if (ville)
        return {
          texte: arrondissement(c),
          attendu: { sorte: 'lieu', commune: c.commune, codePostal: c.code_postal },
        }
      if (!seule || !unique) return null
      return {
        texte: choisir(c.numero, [
          c.commune,
          c.commune.toUpperCase(),
          `${c.code_postal} ${c.commune}`,
          normaliserTexte(c.commune),
        ]),
        attendu: { sorte: 'lieu', commune: c.commune },
      }
    },
  },
  'lieu à l’étranger': {
    faire: (c) => ({
      texte: choisir(c.numero, [
        `${porteVoie(c)} Bruxelles`,
        `${porteVoie(c)}, Genève`,
        `${porteVoie(c)} Londres`,
        `${porteVoie(c)} Barcelone`,
        'Lausanne',
        'Casablanca',
      ]),
      attendu: { sorte: 'aucune' },
    }),
  },
  'code et commune qui se contredisent': {
    condition: UN_CODE,
    faire: (c) => ({
      texte: choisir(c.numero, [
        `${porteVoie(c)} 75008 ${c.commune}`,
        `${porteVoie(c)} 13001 ${c.commune}`,
        `${porteVoie(c)}, 59000 ${c.commune}`,
      ]),
      attendu: { sorte: 'aucune' },
    }),
  },
  'rien qui se lise': {
    faire: (c) => ({
      texte: choisir(c.numero, [
        nomInvente(c.numero),
        `${nomInvente(c.numero)} ${nomInvente(c.nom)}`,
        '???',
        'x',
        '...',
        `${nomInvente(c.numero)} 12`,
      ]),
      attendu: { sorte: 'aucune' },
    }),
  },
}
