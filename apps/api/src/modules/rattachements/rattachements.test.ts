import { ApiError, type Problem } from '@registre/contract/client'
import { addDays, addMonths, afficherNumero, formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { pdf } from '../../testing/dossier.ts'
import { type Personne, type Registre, useRegistre } from '../../testing/register.ts'

const probleme = async (call: Promise<unknown>): Promise<Problem> => {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error.problem
    throw error
  }
  throw new Error('the call was expected to fail')
}
const codeDe = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call
    return 'ok'
  } catch (error) {
    if (error instanceof ApiError) return error.problem.code
    throw error
  }
}
const un = async <R extends object>(r: Registre, sql: string, params: unknown[]): Promise<R> => {
  const [row] = await r.db.query<R>(sql, params)
  if (!row) throw new Error('no row')
  return row
}

interface Copro {
  id: number
  numero: string
}
const copropriete = (r: Registre, etat: string, auteur: number | null, syndic: number | null = null) =>
  un<Copro>(
    r,
    `insert into copropriete (etat, numero_immatriculation, nom, auteur_teledeclarant_id, teledeclarant_id) values ($1::etat_copropriete, prochain_numero_immatriculation(), 'Les Tilleuls', $2, $3)
     returning id, numero_immatriculation as numero`,
    [etat, auteur, syndic],
  )
const mandat = (r: Registre, c: Copro, syndic: number | null, etat: string, debut: string, fin: string) =>
  un<{ id: number }>(
    r,
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, $3::etat_mandat, $4, $5) returning id`,
    [c.id, syndic, etat, debut, fin],
  )
/** Managed by one syndic until `fin`, from a year before. */
const geree = async (r: Registre, syndic: Personne, fin: string) => {
  const c = await copropriete(r, 'IMMATRICULEE_RATTACHEE', syndic.teledeclarantId, syndic.teledeclarantId)
  await mandat(r, c, syndic.teledeclarantId, 'EN_COURS', addDays(fin, -364), fin)
  await r.db.query(`update copropriete set date_fin_mandat = $2 where id = $1`, [c.id, fin])
  return c
}
const unAn = (debut: string): string => addDays(addMonths(debut, 12), -1)
const infos = (debut: string, fin = unAn(debut)) => ({
  adminProvisoire: false,
  dateDebutMandat: formatFrDate(debut),
  dateFinMandat: formatFrDate(fin),
  typeJustifMandat: 'CONTRAT_SYNDIC' as const,
})
const demander = (p: Personne, c: Copro, debut: string, fin?: string) =>
  p.api.rattacherSansJustificatif({ body: { numero: c.numero, infoRattachement: infos(debut, fin) } })
const etatDe = async (r: Registre, c: Copro) => (await un<{ etat: string }>(r, `select etat from copropriete where id = $1`, [c.id])).etat
const mandats = (r: Registre, c: Copro) =>
  r.db.query<{ etat: string; date_fin: string }>(`select etat, date_fin from mandat where copropriete_id = $1 order by date_debut, id`, [c.id])
const courriels = async (r: Registre, c: Copro) =>
  (
    await r.db.query<{ a: string; modele: string }>(
      `select payload->>'a' as a, payload->>'modele' as modele from outbox where type = 'courriel' and payload->'donnees'->>'numero' = $1 or payload->'donnees'->'rattachement'->>'numero' = $1 order by id`,
      [c.numero],
    )
  ).map((m) => m.modele)
const examiner = async (teneur: Personne, d: { idDemande: number; idMandat: number }) => ({
  id: d.idDemande,
  version: (await teneur.api.ouvrirDemande({ params: { id: d.idMandat } })).version,
})
const valider = async (teneur: Personne, d: { idDemande: number; idMandat: number }) => {
  const { id, version } = await examiner(teneur, d)
  return teneur.api.validerDemande({ params: { id }, body: { version } })
}
const personnes = (r: Registre) => Promise.all([r.personne('TELE_PRO_ADMIN_PRINC'), r.personne('TELE_PRO_GESTION'), r.personne('TENEUR_ADMIN_PRINC')])

describe('attachment to a co-ownership without a syndic', () => {
  const registre = useRegistre()

  it('with its proof, number typed with dashes: one request, one mail, seen by the keeper, validated once', async () => {
    const r = registre()
    const [auteur, syndic, teneur] = await personnes(r)
    const c = await copropriete(r, 'IMMATRICULEE_A_RATTACHER', auteur.teledeclarantId)
    const jour = r.clock.today()
    const body = {
      numero: afficherNumero(c.numero).toLowerCase(),
      infoRattachement: infos(jour),
      confirmations: [],
      message: '[À lire] merci',
      file: await pdf(),
    }
    const d = await syndic.api.rattacher({ body }, { idempotencyKey: 'a' })
    expect(await syndic.api.rattacher({ body }, { idempotencyKey: 'a' })).toEqual(d)
    expect(d.etatCopropriete).toBe('IMMATRICULEE_RATTACHEMENT_A_CONFIRMER')
    expect(await probleme(syndic.api.rattacher({ body }))).toMatchObject({ code: 'deja-existant', infos: { controle: 'alreadyAttached' } })
    const vue = await teneur.api.lireInfosValidation({ params: { n: d.idDemande } })
    expect(vue.mandat).toMatchObject({ typeJustif: 'CONTRAT_SYNDIC', nomDocument: 'contrat.pdf' })
    expect(vue.demande.echanges.map((e) => e.texte)).toEqual(['[À lire] merci'])
    expect((await teneur.api.telechargerDocument({ params: { id: vue.mandat?.documentId ?? '' } })).fileName).toBe('contrat.pdf')
    const { version, id } = await examiner(teneur, d)
    const codes = await Promise.all([1, 2, 3].map(() => codeDe(teneur.api.validerDemande({ params: { id }, body: { version } }))))
    expect(codes.toSorted()).toEqual(['deja-decide', 'deja-decide', 'ok'])
    expect(await etatDe(r, c)).toBe('IMMATRICULEE_RATTACHEE')
    expect(await mandats(r, c)).toEqual([{ etat: 'EN_COURS', date_fin: unAn(jour) }])
    expect(await courriels(r, c)).toEqual(['rattachement-demande', 'rattachement-valide'])
    const journal = await r.db.query<{ type: string }>(`select type from journal where copropriete_id = $1 and type like '%rattachement%' order by id`, [c.id])
    expect(journal.map((j) => j.type)).toEqual(['demander-rattachement', 'valider-rattachement'])
  })

  it('refuses each broken rule beside its field, and leaves no file behind', async () => {
    const r = registre()
    const [auteur, syndic] = await personnes(r)
    const c = await copropriete(r, 'IMMATRICULEE_A_RATTACHER', auteur.teledeclarantId)
    const jour = r.clock.today()
    const champs = async (infoRattachement: ReturnType<typeof infos>, file: File) =>
      (await probleme(syndic.api.rattacher({ body: { numero: c.numero, infoRattachement, file } }))).champs?.map((x) => `${x.champ} ${x.code}`)
    const document = await pdf()
    expect(await champs(infos(addDays(jour, 1)), document)).toEqual(['infoRattachement.dateDebutMandat MAN-DEBUT'])
    expect(await champs(infos(addDays(jour, -364), jour), document)).toContain('infoRattachement.dateFinMandat MAN-FIN')
    expect(await champs(infos(jour, addDays(jour, 1100)), document)).toContain('infoRattachement.dateFinMandat MAN-DUREE')
    expect(await champs({ ...infos(jour), adminProvisoire: true }, document)).toEqual(['infoRattachement.typeJustifMandat MAN-JUSTIF-TYPE'])
    expect(await codeDe(demander(syndic, c, jour, addDays(jour, 700)))).toBe('confirmation-requise')
    const image = new File([new TextEncoder().encode('une image')], 'photo.pdf')
    expect(await codeDe(syndic.api.rattacher({ body: { numero: c.numero, infoRattachement: infos(jour), file: image } }))).toBe('invalide-type-fichier')
    expect(await r.db.query(`select 1 from document where teledeclarant_id = $1`, [syndic.teledeclarantId])).toEqual([])
    expect(await etatDe(r, c)).toBe('IMMATRICULEE_A_RATTACHER')
  })

  it('each check of the chain stops the request with its sentence', async () => {
    const r = registre()
    const [auteur, syndic] = await personnes(r)
    const jour = r.clock.today()
    const controle = async (p: Personne, c: Copro) => {
      const { message, infos: i } = await probleme(demander(p, c, jour))
      return [i?.['controle'], message.length > 40]
    }
    expect(await controle(syndic, { id: 0, numero: 'ZZ9999999' })).toEqual(['immatNotExistant', true])
    expect(await controle(auteur, await geree(r, auteur, addDays(jour, 90)))).toEqual(['alreadyAttached', true])
    expect(await controle(syndic, await copropriete(r, 'DISSOUTE', auteur.teledeclarantId))).toEqual(['immatStatusIncorrect', true])
    const demandee = await geree(r, auteur, addDays(jour, 30))
    const tiers = await r.personne('TELE_NONPRO_GESTION')
    await demander(tiers, demandee, addDays(jour, 31))
    expect(await syndic.api.coproprieteEtatOk({ params: { immat: demandee.numero } })).toEqual({ response: false })
    expect(await controle(syndic, demandee)).toEqual(['immatStatusIncorrect', true])
    expect(await auteur.api.verifierMandatMemeSiren({ params: { x: demandee.numero } })).toEqual({ response: true })
    expect(await syndic.api.verifierMandatMemeSiren({ params: { x: demandee.numero } })).toEqual({ response: false })
  })

  it('two syndics at the same instant: one request, one mail; withdrawn, the place is free again', async () => {
    const r = registre()
    const [auteur, un_, teneur] = await personnes(r)
    const deux = await r.personne('TELE_PRO_ADMIN_SECOND')
    const jour = r.clock.today()
    for (const etat of ['IMMATRICULEE_A_RATTACHER', 'IMMATRICULEE_RATTACHEE']) {
      const c = etat === 'IMMATRICULEE_RATTACHEE' ? await geree(r, auteur, addDays(jour, 10)) : await copropriete(r, etat, auteur.teledeclarantId)
      const debut = etat === 'IMMATRICULEE_RATTACHEE' ? addDays(jour, 11) : jour
      const essais = await Promise.all([un_, deux, un_, deux].map((p) => demander(p, c, debut).catch(() => null)))
      const recues = essais.filter((e) => e !== null)
      expect(recues).toHaveLength(1)
      expect((await courriels(r, c)).filter((m) => m === 'rattachement-demande')).toHaveLength(1)
      const gagnant = essais.findIndex((e) => e !== null) % 2 === 0 ? un_ : deux
      const idDemande = recues[0]?.idDemande ?? 0
      expect(await codeDe((gagnant === un_ ? deux : un_).api.retirerRattachementDemande({ params: { id: idDemande } }))).toBe('introuvable')
      await teneur.api.ouvrirDemande({ params: { id: recues[0]?.idMandat ?? 0 } })
      expect(await codeDe(gagnant.api.retirerRattachementDemande({ params: { id: idDemande } }))).toBe('transition-interdite')
      await teneur.api.quitterValidation({ params: { idMandat: recues[0]?.idMandat ?? 0 } })
      expect(await Promise.all([1, 2].map(() => codeDe(gagnant.api.retirerRattachementDemande({ params: { id: idDemande } }))))).toContain('ok')
      expect(await etatDe(r, c)).toBe(etat)
      expect((await courriels(r, c)).filter((m) => m === 'rattachement-retire')).toHaveLength(1)
      expect(await codeDe(demander(gagnant === un_ ? deux : un_, c, debut))).toBe('ok')
    }
  }, 60_000)
})

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
    expect(recue).toMatchObject({ sens: 'RECUE', actions: ['contester'], idDocument: null, echanges: [] })
    const emise = (await nouveau.api.listerMandatsEnCours()).find((x) => x.idDemande === d.idDemande)
    expect(emise).toMatchObject({ sens: 'EMISE', actions: ['retirer'], mandatPrecedent: { dateFin: formatFrDate(addDays(jour, 20)) } })
    expect(await tiers.api.listerMandatsEnCours()).toEqual([])
    expect(await codeDe(tiers.api.lireRattachementEnCours({ params: { id: c.id } }))).toBe('introuvable')
    expect(await codeDe(tiers.api.contesterRattachement({ params: { id: d.idDemande }, body: { texte: 'Non' } }))).toBe('introuvable')
    expect(await codeDe(nouveau.api.contesterRattachement({ params: { id: d.idDemande }, body: { texte: 'Non' } }))).toBe('transition-interdite')
    const { id, version } = await examiner(teneur, d)
    const contester = () => codeDe(ancien.api.contesterRattachement({ params: { id }, body: { texte: 'L’assemblée n’a pas eu lieu.' } }))
    expect((await Promise.all([contester(), contester()])).toSorted()).toEqual(['deja-existant', 'ok'])
    expect(await codeDe(teneur.api.validerDemande({ params: { id }, body: { version } }))).toBe('version-perimee')
    const vue = await teneur.api.lireMandatEnCoursValidation({ params: { n: id } })
    expect(vue.rattachement.contestation?.texte).toBe('L’assemblée n’a pas eu lieu.')
    expect(vue.mandats).toMatchObject([{ effet: 'Inchangé : il va à son terme' }])
    const { version: relue } = (await teneur.api.lireInfosValidation({ params: { n: id } })).demande
    const decision = await teneur.api.validerDemande({ params: { id }, body: { version: relue } })
    expect(decision.etatCopropriete).toBe('IMMATRICULEE_RATTACHEE')
    expect(await mandats(r, c)).toEqual([
      { etat: 'EN_COURS', date_fin: addDays(jour, 20) },
      { etat: 'A_VENIR', date_fin: unAn(addDays(jour, 21)) },
    ])
    expect(await un(r, `select teledeclarant_id as t from copropriete where id = $1`, [c.id])).toEqual({ t: ancien.teledeclarantId })
    expect((await courriels(r, c)).slice(2)).toEqual(['rattachement-conteste', 'rattachement-valide', 'rattachement-fin-mandat'])
    expect(await un(r, `select motif from journal where copropriete_id = $1 and type = 'contester-rattachement'`, [c.id])).toEqual({
      motif: 'L’assemblée n’a pas eu lieu.',
    })
  })

  it('a mandate that is over is archived; refused, the request gives back the expired one, and both are told', async () => {
    const r = registre()
    const [ancien, nouveau, teneur] = await personnes(r)
    const jour = r.clock.today()
    const c = await copropriete(r, 'IMMATRICULEE_RATTACHEMENT_EXPIRE', ancien.teledeclarantId, ancien.teledeclarantId)
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
    expect((await courriels(r, c)).slice(-2)).toEqual(['demande-refusee', 'rattachement-sans-suite'])
    const d = await demander(nouveau, c, jour)
    expect((await valider(teneur, d)).etatCopropriete).toBe('IMMATRICULEE_RATTACHEE')
    expect((await mandats(r, c)).map((m) => m.etat).toSorted()).toEqual(['ARCHIVE', 'EN_COURS', 'REFUSE'])
  })

  it('a renewal that came in between gives way; one to come before the new mandate stays', async () => {
    const r = registre()
    const [ancien, nouveau, teneur] = await personnes(r)
    const jour = r.clock.today()
    const c = await geree(r, ancien, addDays(jour, 20))
    const d = await demander(nouveau, c, addDays(jour, 21))
    await mandat(r, c, ancien.teledeclarantId, 'A_VENIR', addDays(jour, 21), addDays(jour, 300))
    await valider(teneur, d)
    expect((await mandats(r, c)).map((m) => m.etat).toSorted()).toEqual(['A_VENIR', 'EN_COURS', 'RETIRE'])
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
      const expire = await copropriete(r, 'IMMATRICULEE_RATTACHEMENT_EXPIRE', ancien.teledeclarantId, ancien.teledeclarantId)
      await mandat(r, expire, ancien.teledeclarantId, 'EXPIRE', addDays(jour, -400), addDays(jour, -36))
      const enCours = await geree(r, ancien, addDays(jour, 20))
      const renouveler = (c: Copro, debut: string) => ancien.api.renouvelerMandat({ body: { idCopropriete: c.id, mandat: infos(debut) } })
      const suite = addDays(jour, 21)
      const codes = await Promise.all([codeDe(demander(nouveau, expire, jour)), codeDe(renouveler(expire, jour))])
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
      expect(await etatDe(r, expire)).toBe(codes[0] === 'ok' ? 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER' : 'IMMATRICULEE_RATTACHEE')
      const [d] = await Promise.all([demander(nouveau, enCours, suite).catch(() => null), renouveler(enCours, suite)])
      if (d) await valider(teneur, d)
      const etats = (await mandats(r, enCours)).map((m) => m.etat)
      expect(etats.toSorted()).toEqual(d ? ['A_VENIR', 'EN_COURS', 'RETIRE'] : ['A_VENIR', 'EN_COURS'])
    }
  }, 60_000)

  it('a clarification is answered with new dates and a proof, and returns to the queue; silence is told by its own link', async () => {
    const r = registre()
    const [auteur, nouveau, teneur] = await personnes(r)
    const jour = r.clock.today()
    const c = await copropriete(r, 'IMMATRICULEE_A_RATTACHER', auteur.teledeclarantId)
    const d = await demander(nouveau, c, addDays(jour, -30), unAn(addDays(jour, -30)))
    await examiner(teneur, d)
    await teneur.api.demanderPrecisions({ body: { idMandat: d.idMandat, message: 'Le contrat, s’il vous plaît.' } })
    expect((await courriels(r, c)).at(-1)).toBe('precisions-demandees')
    const [vu] = await nouveau.api.listerMandatsEnCours()
    expect(vu).toMatchObject({ actions: ['repondre', 'retirer'], dateLimite: formatFrDate(addDays(jour, 30)) })
    expect(vu?.echanges.map((e) => e.auteur)).toEqual(['Teneur du registre'])
    const repondre = (p: Personne, plus: object) =>
      p.api.repondrePrecisionsRattachement({
        params: { id: d.idDemande },
        body: { infoRattachement: infos(addDays(jour, -30), unAn(addDays(jour, -30))), ...plus },
      })
    expect(await codeDe(repondre(auteur, { message: 'x' }))).toBe('introuvable')
    expect((await probleme(repondre(nouveau, {}))).champs?.[0]?.champ).toBe('message')
    await repondre(nouveau, { message: 'Le voici', file: await pdf(), infoRattachement: infos(jour) })
    expect(await codeDe(repondre(nouveau, { message: 'Encore' }))).toBe('transition-interdite')
    expect(
      await un(r, `select m.etat, m.date_debut, m.type_justif, d.etat as demande from mandat m join demande d on d.mandat_id = m.id where m.id = $1`, [
        d.idMandat,
      ]),
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
      const prises = await Promise.all([un_, deux].map((t) => t.api.ouvrirDemande({ params: { id: d.idMandat } }).catch(() => null)))
      const version = prises.find((p) => p !== null)?.version ?? 0
      const refuser = (t: Personne) =>
        t.api.refuserDemande({ params: { immat: c.numero, idMandat: d.idMandat }, query: { raison: 'Non', typesMotifRefus: 'AUTRE' } })
      const decider = (t: Personne) => [codeDe(t.api.validerDemande({ params: { id: d.idDemande }, body: { version } })), codeDe(refuser(t))]
      const codes = await Promise.all([...decider(un_), ...decider(deux)])
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
      expect(await courriels(r, c)).toHaveLength(2)
    }
  }, 60_000)
})
