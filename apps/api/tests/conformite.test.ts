import { type AnyOperation } from '@registre/contract'
import { describe, expect, it } from 'vitest'
import {
  APPELS,
  CAS,
  GENRES,
  type Genre,
  type Ligne,
  LIGNES,
  PAR_APPEL,
  useDemonstration,
} from './support/conformite.ts'
import { fautesDeReponse, type Parties, type Reponse, tablesChangees } from '@registre/testing/fuzz'
import { empreinte } from './support/oracle.ts'

// Every call of the specification, on the demonstration's data: served, at work, answering what it
// declares. What each call is comes from conformite.attendus.tsv, whose header says how to add a
// row.

describe('the calls of the specification', () => {
  it('are served on exactly these methods and paths', () => {
    expect(APPELS).toHaveLength(183)
    expect(APPELS.filter((a) => !PAR_APPEL.has(a))).toEqual([])
  })
  it('have one row each at most, of a known kind', () => {
    const noms = LIGNES.map((l) => l.operation)
    expect(noms.filter((n, i) => noms.indexOf(n) !== i || !CAS.some(([nom]) => nom === n))).toEqual(
      [],
    )
    expect(
      LIGNES.filter((l) => !GENRES.includes(l.genre) || (l.genre === 'dit' && l.pourquoi === '')),
    ).toEqual([])
  })
})

/** Counters of what was asked, which every call moves. */
const COMPTEURS = ['limite_debit']

describe('on the data of the demonstration', () => {
  const { registre, vide, envoyer, venir, preparer } = useDemonstration()
  const reussie = (nom: string, op: AnyOperation, reponse: Reponse): string[] => [
    ...fautesDeReponse(op, reponse, true).map((f) => `${nom}: ${f}`),
    ...(reponse.statut < 400 ? [] : [`${nom}: ${reponse.statut} ${reponse.corps.slice(0, 300)}`]),
  ]
  /** A file of another size, a text of other words. */
  const differentes = (a: Reponse, b: Reponse): boolean =>
    a.statut !== b.statut || a.octets !== b.octets || a.corps !== b.corps

  const AU_TRAVAIL: Record<
    Genre,
    (nom: string, op: AnyOperation, ligne: Ligne) => Promise<string[]>
  > = {
    lit: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      const ici = await envoyer(registre(), op, parties, qui, plus)
      const la = await venir(vide(), ligne.profil)
      const ailleurs = await envoyer(vide(), op, parties, la.qui, la.plus)
      const fautes = [
        ...reussie(nom, op, ici),
        ...fautesDeReponse(op, ailleurs, true).map((f) => `${nom}, on an empty register: ${f}`),
      ]
      return differentes(ici, ailleurs)
        ? fautes
        : [...fautes, `${nom}: the same answer on an empty register: ${ici.corps.slice(0, 200)}`]
    },
    ecrit: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      const avant = await empreinte(registre().db, COMPTEURS)
      const journal = await registre().db.query<{ n: number }>(
        'select count(*)::int as n from journal',
      )
      const reponse = await envoyer(registre(), op, parties, qui, plus)
      const changees = tablesChangees(avant, await empreinte(registre().db, COMPTEURS))
      const apres = await registre().db.query<{ n: number }>(
        'select count(*)::int as n from journal',
      )
      const rien = changees.length === 0 && journal[0]?.n === apres[0]?.n
      // Asked again as it was, it answers what it declares: done already, or no more possible.
      const encore = await envoyer(registre(), op, parties, qui, plus)
      return [
        ...reussie(nom, op, reponse),
        ...(rien ? [`${nom}: nothing changed`] : []),
        ...fautesDeReponse(op, encore, true).map((f) => `${nom}, again: ${f}`),
      ]
    },
    varie: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      const [une, autre] = await Promise.all(
        (parties as Parties[]).map((p) => envoyer(registre(), op, p, qui, plus)),
      )
      if (!une || !autre) return [`${nom}: two calls are needed`]
      return [
        ...reussie(nom, op, une),
        ...reussie(nom, op, autre),
        ...(une.corps === autre.corps ? [`${nom}: the same answer to both`] : []),
      ]
    },
    liste: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      const reponse = await envoyer(registre(), op, parties, qui, plus)
      const elements: unknown = reponse.statut === 200 ? JSON.parse(reponse.corps) : []
      return [
        ...reussie(nom, op, reponse),
        ...(Array.isArray(elements) && elements.length > 1 ? [] : [`${nom}: a list of nothing`]),
      ]
    },
    selon: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      const [sienne, autre] = [
        await envoyer(registre(), op, parties, qui, plus),
        await envoyer(registre(), op, parties, null),
      ]
      const fautes = [
        ...reussie(nom, op, sienne),
        ...fautesDeReponse(op, autre, true).map((f) => `${nom}, by a visitor: ${f}`),
      ]
      return differentes(sienne, autre) ? fautes : [...fautes, `${nom}: a visitor reads the same`]
    },
    dit: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      return reussie(nom, op, await envoyer(registre(), op, parties, qui, plus))
    },
  }

  it.each(CAS)('%s works', async (nom, op, ligne) => {
    expect(await AU_TRAVAIL[ligne.genre](nom, op, ligne)).toEqual([])
  })
})
