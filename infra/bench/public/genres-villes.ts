import { normaliserTexte } from '@registre/domain'
import { type Cible, quiEstA } from './cibles.ts'
import { deLAdresse, enBas, type Genre, porteVoie, UN_CODE } from './genres-adresses.ts'
import { choisir, tirer } from './mutations.ts'

const VILLES = `f.code_insee in ('75056', '69123', '13055')`
const departementDe = (c: Cible): string =>
  /^9[78]/.test(c.code_insee) ? c.code_insee.slice(0, 3) : c.code_insee.slice(0, 2)

const rang = (c: Cible): number => Number(c.code_postal.slice(-2))
const ROMAINS = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')
export const arrondissement = (c: Cible): string => {
  const n = rang(c)
  const e = n === 1 ? 'er' : 'e'
  return choisir(`${c.numero}/arrondissement`, [
    `${c.commune} ${n}${e}`,
    `${c.commune} ${n}`,
    `${c.commune} ${n}${n === 1 ? 'er' : 'ème'} arrondissement`,
    `${n}${e} arrondissement de ${c.commune}`,
    `${c.commune} ${ROMAINS[n - 1]}`,
    `${c.commune.toLowerCase()} ${String(n).padStart(2, '0')}`,
    `${c.code_postal} ${c.commune} ${n}${e} arr.`,
  ])
}

/** Kinds of searches where the town, its district or its department matters. */
export const GENRES_DE_VILLES: Readonly<Record<string, Genre>> = {
  'adresse, arrondissement': {
    condition: VILLES,
    faire: async (c, db) => ({
      texte: `${porteVoie(c)} ${arrondissement(c)}`,
      attendu: {
        sorte: 'adresse',
        commune: c.commune,
        numeros: await quiEstA(db, {
          portes: [c.porte],
          voie: c.voie,
          codeInsee: c.code_insee,
          codePostal: c.code_postal,
        }),
      },
    }),
  },
  'grande ville, arrondissement non dit': {
    condition: VILLES,
    faire: async (c, db) => {
      const absente = tirer(`${c.numero}/absente`, 2) === 0
      const porte = absente ? String(Number(c.porte) + 900) : c.porte
      const texte = choisir(c.numero, [
        `${porte} ${c.voie} ${c.commune}`,
        `${c.commune.toLowerCase()} ${c.voie.toLowerCase()} ${porte}`,
        `${porte}, ${c.voie}, ${c.commune}`,
      ])
      return absente
        ? { texte, attendu: { sorte: 'aucune', voie: c.voie, commune: c.commune, sansCode: true } }
        : deLAdresse(() => texte)(c, db)
    },
  },
  'adresse et département': {
    condition: UN_CODE,
    faire: deLAdresse((c) =>
      choisir(c.numero, [
        `${porteVoie(c)} ${c.commune} (${departementDe(c)})`,
        `${porteVoie(c)}, ${c.commune}, ${departementDe(c)}`,
        `${enBas(c)} ${normaliserTexte(c.commune)} ${departementDe(c)}`,
      ]),
    ),
  },
}
