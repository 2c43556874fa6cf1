import { addDays, formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { codeDe, pdf, type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { un } from '@registre/testing'
import {
  type Copro,
  copropriete,
  courriels,
  demander,
  etatDe,
  examiner,
  geree,
  infos,
  mandat,
  mandats,
  personnes,
  probleme,
  unAn,
  valider,
} from './rattachements-de-test.ts'

describe('succeeding to a syndic in place', () => {
  const registre = useRegistre()

  it('the predecessor is told, contests once; the keeper who was deciding reads it first; both learn the official date', async () => {
    const r = registre()
    const [ancien, nouveau, teneur] = await personnes(r)
    const tiers = await r.personne('TELE_PRO_GESTION')
    const jour = r.clock.today()
    const c = await geree(r, ancien, addDays(jour, 20))
    const d = await demander(nouveau, c, addDays(jour, 21))
    expect(await etatDe(r, c)).toBe('IMMATRICULEE_RATTACHEE')
    expect(await courriels(r, c)).toEqual(['rattachement-demande', 'rattachement-annonce'])
    const recue = (await ancien.api.listerMandatsEnCours()).find((x) => x.idDemande === d.idDemande)
    expect(recue).toMatchObject({
      sens: 'RECUE',
      actions: ['contester'],
      idDocument: null,
      echanges: [],
    })
    const emise = (await nouveau.api.listerMandatsEnCours()).find(
      (x) => x.idDemande === d.idDemande,
    )
    expect(emise).toMatchObject({
      sens: 'EMISE',
      actions: ['retirer'],
      // Its predecessor's dates are told once the keeper has decided.
      mandatPrecedent: null,
    })
    expect(await tiers.api.listerMandatsEnCours()).toEqual([])
    expect(await codeDe(tiers.api.lireRattachementEnCours({ params: { id: c.id } }))).toBe(
      'introuvable',
    )
    expect(
      await codeDe(
        tiers.api.contesterRattachement({ params: { id: d.idDemande }, body: { texte: 'Non' } }),
      ),
    ).toBe('introuvable')
    expect(
      await codeDe(
        nouveau.api.contesterRattachement({ params: { id: d.idDemande }, body: { texte: 'Non' } }),
      ),
    ).toBe('transition-interdite')
    const { id, version } = await examiner(teneur, d)
    const contester = () =>
      codeDe(
        ancien.api.contesterRattachement({
          params: { id },
          body: { texte: 'L’assemblée n’a pas eu lieu.' },
        }),
      )
    expect((await Promise.all([contester(), contester()])).toSorted()).toEqual([
      'deja-existant',
      'ok',
    ])
    expect(await codeDe(teneur.api.validerDemande({ params: { id }, body: { version } }))).toBe(
      'version-perimee',
    )
    const vue = await teneur.api.lireMandatEnCoursValidation({ params: { n: id } })
    expect(vue.rattachement.contestation?.texte).toBe('L’assemblée n’a pas eu lieu.')
    expect(vue.mandats).toMatchObject([{ effet: 'Inchangé, il va à son terme' }])
    const { version: relue } = (await teneur.api.lireInfosValidation({ params: { n: id } })).demande
    const decision = await teneur.api.validerDemande({ params: { id }, body: { version: relue } })
    expect(decision.etatCopropriete).toBe('IMMATRICULEE_RATTACHEE')
    expect(
      await codeDe(nouveau.api.contesterRattachement({ params: { id }, body: { texte: 'Non' } })),
    ).toBe('deja-decide')
    expect(await mandats(r, c)).toEqual([
      { etat: 'EN_COURS', date_fin: addDays(jour, 20) },
      { etat: 'A_VENIR', date_fin: unAn(addDays(jour, 21)) },
    ])
    expect(
      await un(r, `select teledeclarant_id as t from copropriete where id = $1`, [c.id]),
    ).toEqual({ t: ancien.teledeclarantId })
    expect((await courriels(r, c)).slice(2)).toEqual([
      'rattachement-conteste',
      'rattachement-valide',
      'rattachement-fin-mandat',
    ])
    expect(
      await un(
        r,
        `select motif from journal where copropriete_id = $1 and type = 'contester-rattachement'`,
        [c.id],
      ),
    ).toEqual({
      motif: 'L’assemblée n’a pas eu lieu.',
    })
  })

  it('a mandate that is over is archived; refused, the request gives back the expired one, and both are told', async () => {
    const r = registre()
    const [ancien, nouveau, teneur] = await personnes(r)
    const jour = r.clock.today()
    const c = await copropriete(
      r,
      'IMMATRICULEE_RATTACHEMENT_EXPIRE',
      ancien.teledeclarantId,
      ancien.teledeclarantId,
    )
    await mandat(r, c, ancien.teledeclarantId, 'EXPIRE', addDays(jour, -400), addDays(jour, -36))
    const refusee = await demander(nouveau, c, jour)
    expect(await etatDe(r, c)).toBe('IMMATRICULEE_RATTACHEMENT_A_CONFIRMER')
    await examiner(teneur, refusee)
    await teneur.api.refuserDemande({
      params: { immat: c.numero, idMandat: refusee.idMandat },
      query: { raison: 'Contrat non signé', typesMotifRefus: 'JUSTIFICATIF_NON_CONFORME' },
    })
    expect(await etatDe(r, c)).toBe('IMMATRICULEE_RATTACHEMENT_EXPIRE')
    // Who asked reads why; the syndic in place has nothing to do any more.
    const [vue] = await nouveau.api.listerMandatsEnCours()
    expect(vue).toMatchObject({
      idDemande: refusee.idDemande,
      etat: 'REFUSEE',
      actions: [],
      refus: { motifs: [expect.any(String)], explication: expect.any(String) },
    })
    expect(await ancien.api.listerMandatsEnCours()).toEqual([])
    expect((await courriels(r, c)).slice(-2)).toEqual([
      'demande-refusee',
      'rattachement-sans-suite',
    ])
    // A pause, then the same request with what missed.
    expect(await codeDe(demander(nouveau, c, jour))).toBe('trop-de-requetes')
    r.clock.advance({ days: 1 })
    const lendemain = r.clock.today()
    const collegue = await r.personne('TELE_PRO_GESTION', nouveau.teledeclarantId ?? 0)
    const d = await demander(collegue, c, lendemain)
    const decision = await valider(await r.personne('TENEUR_ADMIN_PRINC'), d)
    expect(decision.etatCopropriete).toBe('IMMATRICULEE_RATTACHEE')
    expect((await mandats(r, c)).map((m) => m.etat).toSorted()).toEqual([
      'ARCHIVE',
      'EN_COURS',
      'REFUSE',
    ])
  })

  it('a renewal that came in between gives way; one to come before the new mandate stays', async () => {
    const r = registre()
    const [ancien, nouveau, teneur] = await personnes(r)
    const jour = r.clock.today()
    const c = await geree(r, ancien, addDays(jour, 20))
    const d = await demander(nouveau, c, addDays(jour, 21))
    await mandat(r, c, ancien.teledeclarantId, 'A_VENIR', addDays(jour, 21), addDays(jour, 300))
    await valider(teneur, d)
    expect((await mandats(r, c)).map((m) => m.etat).toSorted()).toEqual([
      'A_VENIR',
      'EN_COURS',
      'RETIRE',
    ])
    expect((await courriels(r, c)).filter((m) => m === 'rattachement-fin-mandat')).toHaveLength(1)
    const autre = await geree(r, ancien, addDays(jour, 20))
    await mandat(r, autre, ancien.teledeclarantId, 'A_VENIR', addDays(jour, 21), addDays(jour, 300))
    await valider(teneur, await demander(nouveau, autre, addDays(jour, 301)))
    expect((await mandats(r, autre)).map((m) => m.etat)).toEqual(['EN_COURS', 'A_VENIR', 'A_VENIR'])
  })

  it('a request and a renewal at the same instant: of an expired mandate one of them, of a running one the keeper’s decision settles', async () => {
    const r = registre()
    const [ancien, nouveau, teneur] = await personnes(r)
    const jour = r.clock.today()
    for (let i = 0; i < 4; i += 1) {
      const expire = await copropriete(
        r,
        'IMMATRICULEE_RATTACHEMENT_EXPIRE',
        ancien.teledeclarantId,
        ancien.teledeclarantId,
      )
      await mandat(
        r,
        expire,
        ancien.teledeclarantId,
        'EXPIRE',
        addDays(jour, -400),
        addDays(jour, -36),
      )
      const enCours = await geree(r, ancien, addDays(jour, 20))
      const renouveler = (c: Copro, debut: string) =>
        ancien.api.renouvelerMandat({ body: { idCopropriete: c.id, mandat: infos(debut) } })
      const suite = addDays(jour, 21)
      const codes = await Promise.all([
        codeDe(demander(nouveau, expire, jour)),
        codeDe(renouveler(expire, jour)),
      ])
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
      expect(await etatDe(r, expire)).toBe(
        codes[0] === 'ok' ? 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER' : 'IMMATRICULEE_RATTACHEE',
      )
      const [d] = await Promise.all([
        demander(nouveau, enCours, suite).catch(() => null),
        renouveler(enCours, suite),
      ])
      if (d) await valider(teneur, d)
      const etats = (await mandats(r, enCours)).map((m) => m.etat)
      expect(etats.toSorted()).toEqual(
        d ? ['A_VENIR', 'EN_COURS', 'RETIRE'] : ['A_VENIR', 'EN_COURS'],
      )
    }
  }, 60_000)

  it('a clarification is answered with new dates and a proof, and returns to the queue; silence is told by its own link', async () => {
    const r = registre()
    const [auteur, nouveau, teneur] = await personnes(r)
    const jour = r.clock.today()
    const c = await copropriete(r, 'IMMATRICULEE_A_RATTACHER', auteur.teledeclarantId)
    const d = await demander(nouveau, c, addDays(jour, -30), unAn(addDays(jour, -30)))
    await examiner(teneur, d)
    await teneur.api.demanderPrecisions({
      body: { idMandat: d.idMandat, message: 'Le contrat, s’il vous plaît.' },
    })
    expect((await courriels(r, c)).at(-1)).toBe('precisions-demandees')
    const [vu] = await nouveau.api.listerMandatsEnCours()
    expect(vu).toMatchObject({
      actions: ['repondre', 'retirer'],
      dateLimite: formatFrDate(addDays(jour, 30)),
    })
    expect(vu?.echanges.map((e) => e.auteur)).toEqual(['Teneur du registre'])
    const repondre = (p: Personne, plus: object) =>
      p.api.repondrePrecisionsRattachement({
        params: { id: d.idDemande },
        body: { infoRattachement: infos(addDays(jour, -30), unAn(addDays(jour, -30))), ...plus },
      })
    expect(await codeDe(repondre(auteur, { message: 'x' }))).toBe('introuvable')
    expect((await probleme(repondre(nouveau, {}))).champs?.[0]?.champ).toBe('message')
    await repondre(nouveau, {
      message: 'Le voici',
      file: await pdf(),
      infoRattachement: infos(jour),
    })
    expect(await codeDe(repondre(nouveau, { message: 'Encore' }))).toBe('transition-interdite')
    expect(
      await un(
        r,
        `select m.etat, m.date_debut, m.type_justif, d.etat as demande from mandat m join demande d on d.mandat_id = m.id where m.id = $1`,
        [d.idMandat],
      ),
    ).toEqual({
      etat: 'DEMANDE',
      date_debut: jour,
      type_justif: 'CONTRAT_SYNDIC',
      demande: 'A_VALIDER',
    })
    expect((await valider(teneur, d)).etatCopropriete).toBe('IMMATRICULEE_RATTACHEE')
  })

  it('two keepers at once on each of ten requests: one decision, one mail each', async () => {
    const r = registre()
    const [auteur, syndic, un_] = await personnes(r)
    const deux = await r.personne('TENEUR_ADMIN_SCOND')
    const jour = r.clock.today()
    for (let i = 0; i < 10; i += 1) {
      const c = await copropriete(r, 'IMMATRICULEE_A_RATTACHER', auteur.teledeclarantId)
      const d = await demander(syndic, c, jour)
      const prises = await Promise.all(
        [un_, deux].map((t) =>
          t.api.ouvrirDemande({ params: { id: d.idMandat } }).catch(() => null),
        ),
      )
      const version = prises.find((p) => p !== null)?.version ?? 0
      const refuser = (t: Personne) =>
        t.api.refuserDemande({
          params: { immat: c.numero, idMandat: d.idMandat },
          query: { raison: 'Non', typesMotifRefus: 'AUTRE' },
        })
      const decider = (t: Personne) => [
        codeDe(t.api.validerDemande({ params: { id: d.idDemande }, body: { version } })),
        codeDe(refuser(t)),
      ]
      const codes = await Promise.all([...decider(un_), ...decider(deux)])
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
      expect(await courriels(r, c)).toHaveLength(2)
    }
  }, 60_000)
})
