import { addDays, formatFrDate, REPONSE_PREDECESSEUR_JOURS } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { codeDe, pdf, type Personne } from '@registre/testing/register'
import { un } from '@registre/testing'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { suivreMandats } from '../traitements/suivre-mandats.ts'
import {
  type Copro,
  courriels,
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

describe('a successor elected before the end of the mandate in place', () => {
  const registre = useRegistre()
  const demander = async (p: Personne, c: Copro, debut: string, electionLe: string | null) =>
    p.api.rattacher({
      body: {
        numero: c.numero,
        infoRattachement: { ...infos(debut, unAn(debut)), typeJustifMandat: 'PV_AG' },
        finAnticipee: electionLe === null ? null : { electionLe: formatFrDate(electionLe) },
        file: await pdf(),
      },
    })
  const donneesDe = async (r: Registre, c: Copro, modele: string) =>
    (
      await un<{ donnees: Record<string, unknown> }>(
        r,
        `select payload->'donnees' as donnees from outbox where payload->>'modele' = $2 and payload->'donnees'->>'numero' = $1 order by id desc limit 1`,
        [c.numero, modele],
      )
    ).donnees
  const situer = async () => {
    const r = registre()
    const [ancien, nouveau, teneur] = await personnes(r)
    const jour = r.clock.today()
    const c = await geree(r, ancien, addDays(jour, 200))
    return { r, ancien, nouveau, teneur, jour, c }
  }

  it('says so, with the date and the minutes; otherwise it waits for the end', async () => {
    const { nouveau, jour, c } = await situer()
    const sans = await probleme(demander(nouveau, c, jour, null))
    expect(sans.champs?.map((x) => x.code)).toEqual(['MAN-PRECEDENT'])
    const demain = await probleme(demander(nouveau, c, jour, addDays(jour, 1)))
    expect(demain.champs?.map((x) => x.code)).toEqual(['MAN-ANT-ELECTION', 'MAN-ANT-DEBUT'])
    const contrat = await probleme(
      nouveau.api.rattacher({
        body: {
          numero: c.numero,
          infoRattachement: infos(jour),
          finAnticipee: { electionLe: formatFrDate(jour) },
          file: await pdf(),
        },
      }),
    )
    expect(contrat.champs?.map((x) => x.code)).toEqual(['MAN-ANT-PREUVE'])
  })

  it('silence ends nothing: until its answer or the fifteenth day, no keeper decides; then the keeper alone', async () => {
    const { r, ancien, nouveau, teneur, jour, c } = await situer()
    const d = await demander(nouveau, c, jour, addDays(jour, -3))
    expect(await courriels(r, c)).toEqual(['rattachement-demande', 'fin-anticipee-annoncee'])
    const recu = await ancien.api.lireRattachementEnCours({ params: { id: c.id } })
    expect(recu.rattachement).toMatchObject({
      actions: ['contester', 'accorder'],
      finAnticipee: {
        electionLe: formatFrDate(addDays(jour, -3)),
        reponseAvant: formatFrDate(addDays(jour, REPONSE_PREDECESSEUR_JOURS)),
        accordeeLe: null,
      },
    })
    const situation = async (p: Personne): Promise<string | undefined> => {
      const { lignes } = await p.api.listerFile({ body: { taille: 100 } })
      return lignes.find((l) => l.id === d.idDemande)?.situation
    }
    expect(await situation(teneur)).toBe('EN_ATTENTE_SYNDIC')
    expect((await teneur.api.trouverDemandeUrgente({ body: {} })).demande?.id).not.toBe(d.idDemande)
    expect(await codeDe(valider(teneur, d))).toBe('transition-interdite')
    // The screen does not offer what is refused, and says from when it may be done.
    const examen = async (p: Personne) => {
      const { actions, validableLe } = await p.api.lireInfosValidation({
        params: { n: d.idDemande },
      })
      return { valider: actions.includes('valider'), validableLe }
    }
    const lendemain = formatFrDate(addDays(jour, REPONSE_PREDECESSEUR_JOURS + 1))
    expect(await examen(teneur)).toEqual({ valider: false, validableLe: lendemain })
    r.clock.advance({ days: REPONSE_PREDECESSEUR_JOURS + 1 })
    const plusTard = await r.personne('TENEUR_ADMIN_PRINC')
    expect((await examen(plusTard)).validableLe).toBe('')
    expect(await situation(plusTard)).toBe('A_DECIDER')
    // Nothing has ended by itself.
    expect((await mandats(r, c)).map((m) => m.etat)).toEqual(['EN_COURS', 'EN_COURS_DE_VALIDATION'])
    await valider(plusTard, d)
    expect(await mandats(r, c)).toEqual([
      { etat: 'ARCHIVE', date_fin: addDays(jour, -1) },
      { etat: 'EN_COURS', date_fin: unAn(jour) },
    ])
  })

  it('the predecessor agrees once, and the keeper decides at once; it cannot contest any more', async () => {
    const { r, ancien, nouveau, teneur, jour, c } = await situer()
    const d = await demander(nouveau, c, jour, addDays(jour, -3))
    const params = { id: d.idDemande }
    const accorder = (p: Personne) => codeDe(p.api.accorderFinAnticipee({ params, body: {} }))
    expect(await accorder(nouveau)).toBe('transition-interdite')
    expect(await accorder(await r.personne('TELE_PRO_GESTION'))).toBe('introuvable')
    const deux = await Promise.all([accorder(ancien), accorder(ancien)])
    expect(deux.toSorted()).toEqual(['ok', 'transition-interdite'])
    expect(await codeDe(ancien.api.contesterRattachement({ params, body: { texte: 'Non' } }))).toBe(
      'transition-interdite',
    )
    expect(await courriels(r, c)).toContain('fin-anticipee-accordee')
    await valider(teneur, d)
    expect((await mandats(r, c)).map((m) => m.etat)).toEqual(['ARCHIVE', 'EN_COURS'])
  })

  it('renewed in advance, the mandate to come falls with the one that runs: one question, one answer, one mail', async () => {
    const { r, ancien, nouveau, teneur, jour, c } = await situer()
    const suivant = addDays(jour, 201)
    await mandat(r, c, ancien.teledeclarantId, 'A_VENIR', suivant, unAn(suivant))
    const d = await demander(nouveau, c, jour, jour)
    const annonce = await donneesDe(r, c, 'fin-anticipee-annoncee')
    expect(annonce).toMatchObject({ debutAVenir: formatFrDate(suivant) })
    // Nothing moves before the decision.
    expect((await mandats(r, c)).map((m) => m.etat)).toEqual(['EN_COURS', 'DEMANDE', 'A_VENIR'])
    await ancien.api.accorderFinAnticipee({ params: { id: d.idDemande }, body: {} })
    await valider(teneur, d)
    expect(await mandats(r, c)).toEqual([
      { etat: 'ARCHIVE', date_fin: addDays(jour, -1) },
      { etat: 'EN_COURS', date_fin: unAn(jour) },
      { etat: 'RETIRE', date_fin: unAn(suivant) },
    ])
    expect((await courriels(r, c)).filter((m) => m === 'rattachement-fin-mandat')).toHaveLength(1)
    const fin = await donneesDe(r, c, 'rattachement-fin-mandat')
    expect(fin).toMatchObject({
      dateFinMandat: formatFrDate(addDays(jour, -1)),
      aVenirRetire: true,
    })
  })

  it('the renewal began at night while the request waited: the mandate that it followed is cut, the renewal falls', async () => {
    const { r, ancien, nouveau, jour } = await situer()
    const c = await geree(r, ancien, addDays(jour, 5))
    const suivant = addDays(jour, 6)
    await mandat(r, c, ancien.teledeclarantId, 'A_VENIR', suivant, unAn(suivant))
    const d = await demander(nouveau, c, jour, jour)
    r.clock.advance({ days: REPONSE_PREDECESSEUR_JOURS + 1 })
    await suivreMandats(r.deps)
    expect((await mandats(r, c)).map((m) => m.etat)).toEqual(['ARCHIVE', 'DEMANDE', 'EN_COURS'])
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const { version, id } = await examiner(teneur, d)
    const vu = await teneur.api.lireMandatEnCoursValidation({ params: { n: id } })
    expect(vu.mandats.map((m) => m.effet)).toEqual([
      `Se termine le ${formatFrDate(addDays(jour, -1))}`,
      'Retiré, car il commence après le nouveau mandat',
    ])
    await teneur.api.validerDemande({ params: { id }, body: { version } })
    expect(await mandats(r, c)).toEqual([
      { etat: 'ARCHIVE', date_fin: addDays(jour, -1) },
      { etat: 'EN_COURS', date_fin: unAn(jour) },
      { etat: 'RETIRE', date_fin: unAn(suivant) },
    ])
    expect(await donneesDe(r, c, 'rattachement-fin-mandat')).toMatchObject({
      dateFinMandat: formatFrDate(addDays(jour, -1)),
      aVenirRetire: true,
    })
  })

  it('contested and refused, the mandate that runs and its renewal both stand', async () => {
    const { r, ancien, nouveau, teneur, jour, c } = await situer()
    const suivant = addDays(jour, 201)
    await mandat(r, c, ancien.teledeclarantId, 'A_VENIR', suivant, unAn(suivant))
    const d = await demander(nouveau, c, jour, jour)
    await ancien.api.contesterRattachement({
      params: { id: d.idDemande },
      body: { texte: 'Cette assemblée ne s’est pas tenue.' },
    })
    await examiner(teneur, d)
    await teneur.api.refuserDemande({
      params: { immat: c.numero, idMandat: d.idMandat },
      query: { raison: 'Aucune assemblée', typesMotifRefus: 'AUTRE' },
    })
    expect((await mandats(r, c)).map((m) => m.etat)).toEqual(['EN_COURS', 'REFUSE', 'A_VENIR'])
  })

  it('withdrawn meanwhile, there is nothing left to agree to', async () => {
    const { ancien, nouveau, jour, c } = await situer()
    const params = { id: (await demander(nouveau, c, jour, jour)).idDemande }
    await nouveau.api.retirerRattachementDemande({ params })
    const accorder = (p: Personne) => codeDe(p.api.accorderFinAnticipee({ params, body: {} }))
    // The syndic in place no longer sees it; who asked reads what became of it.
    expect(await accorder(ancien)).toBe('introuvable')
    expect(await accorder(nouveau)).toBe('deja-decide')
  })

  it('contested, it goes before the keeper at once, who decides all the same', async () => {
    const { r, ancien, nouveau, teneur, jour, c } = await situer()
    const d = await demander(nouveau, c, jour, jour)
    await ancien.api.contesterRattachement({
      params: { id: d.idDemande },
      body: { texte: 'Cette assemblée ne s’est pas tenue.' },
    })
    expect(
      await codeDe(ancien.api.accorderFinAnticipee({ params: { id: d.idDemande }, body: {} })),
    ).toBe('transition-interdite')
    await valider(teneur, d)
    expect((await mandats(r, c)).map((m) => m.etat)).toEqual(['ARCHIVE', 'EN_COURS'])
  })
})
