import { addDays, addMonths, formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { type Personne } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import {
  code,
  copropriete,
  courriels,
  dossier,
  periodes,
  regle,
  saisie,
} from './vie-mandat-de-test.ts'

describe('dates of a mandate', () => {
  const registre = useRegistre()
  const suite = async (r: Registre, syndic: Personne) => {
    const jour = r.clock.today()
    const c = await copropriete(r, syndic, 'IMMATRICULEE_RATTACHEE', [
      { etat: 'ARCHIVE', debut: addDays(jour, -700), fin: addDays(jour, -301) },
      { etat: 'EN_COURS', debut: addDays(jour, -300), fin: addDays(jour, 20) },
    ])
    return { jour, ...c }
  }

  it('change by their rules, for a keeper, and the syndic is told', async () => {
    const r = registre()
    const [syndic, teneur] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
    ]
    const { jour, id, mandats } = await suite(r, syndic)
    const [archive = 0, courant = 0] = mandats
    const debut = (idMandat: number, date: string) =>
      teneur.api.modifierDateDebutMandat({ params: { idMandat, date } })
    const fin = (idMandat: number, date: string) =>
      teneur.api.modifierDateFinMandat({ params: { idMandat, date } })
    await expect(debut(courant, addDays(jour, -301))).rejects.toMatchObject(
      regle('MAN-MODIF-DEBUT-PRECEDENT'),
    )
    await expect(debut(courant, addDays(jour, 1))).rejects.toMatchObject(
      regle('MAN-MODIF-COMMENCE'),
    )
    await expect(fin(archive, addDays(jour, -300))).rejects.toMatchObject(
      regle('MAN-MODIF-FIN-SUIVANT'),
    )
    await expect(fin(courant, addDays(jour, -301))).rejects.toMatchObject(
      regle('MAN-MODIF-DEBUT-FIN'),
    )
    await expect(fin(courant, addDays(addMonths(jour, 30), 1))).rejects.toMatchObject(
      regle('MAN-MODIF-DUREE'),
    )
    expect(await debut(courant, addDays(jour, -250))).toMatchObject({
      dateDebut: formatFrDate(addDays(jour, -250)),
    })
    expect(await fin(archive, addDays(jour, -260))).toMatchObject({
      dateFin: formatFrDate(addDays(jour, -260)),
    })
    expect(await fin(courant, formatFrDate(addDays(jour, 60)).replaceAll('/', '-'))).toMatchObject({
      dateFin: formatFrDate(addDays(jour, 60)),
    })
    expect(await dossier(r, id)).toMatchObject({ date_fin_mandat: addDays(jour, 60) })
    expect(await courriels(r, 'mandat-dates-modifiees', id)).toBe(3)
    expect(
      await r.db.query(
        `select donnees from journal where copropriete_id = $1 and type = 'modifier-dates'`,
        [id],
      ),
    ).toHaveLength(3)
    await expect(
      teneur.api.modifierDateFinMandat({ params: { idMandat: courant, date: 'demain' } }),
    ).rejects.toMatchObject(code('requete-invalide'))
    await expect(
      syndic.api.modifierDateFinMandat({ params: { idMandat: courant, date: addDays(jour, 90) } }),
    ).rejects.toMatchObject(code('acces-non-autorise'))
    await expect(
      teneur.api.modifierDateFinMandat({ params: { idMandat: 99_999, date: jour } }),
    ).rejects.toMatchObject(code('introuvable'))
  })

  it('an end brought before today expires the mandate at once', async () => {
    const r = registre()
    const [syndic, teneur] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TENEUR_ADMIN_PRINC'),
    ]
    const { jour, id, mandats } = await suite(r, syndic)
    expect(
      await teneur.api.modifierDateFinMandat({
        params: { idMandat: mandats[1] ?? 0, date: addDays(jour, -1) },
      }),
    ).toMatchObject({ etat: 'EXPIRE' })
    expect(await dossier(r, id)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
      date_fin_mandat: null,
    })
    await expect(
      teneur.api.modifierDateFinMandat({ params: { idMandat: mandats[1] ?? 0, date: jour } }),
    ).rejects.toMatchObject(regle('MAN-MODIF-TERMINE'))
  })

  it('a pending request blocks the end that it follows, not the others', async () => {
    const r = registre()
    const [syndic, autre, teneur] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TENEUR_ADMIN_PRINC'),
    ]
    const { jour, id, mandats } = await suite(r, syndic)
    await r.db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'DEMANDE', $3, $4)`,
      [id, autre.teledeclarantId, addDays(jour, 21), addDays(jour, 385)],
    )
    const [archive = 0, courant = 0] = mandats
    await expect(
      teneur.api.modifierDateFinMandat({ params: { idMandat: courant, date: addDays(jour, 10) } }),
    ).rejects.toMatchObject(regle('MAN-MODIF-FIN-BLOQUEE'))
    const vu = await teneur.api.lireMandatCopropriete({
      params: { id, authority: 'GERER_COPROPRIETE' },
    })
    expect(vu).toMatchObject({
      finBloquee: true,
      infoMandatRattachement: { id: courant },
      previousArchivedMandat: { id: archive },
      mandatCoproStatus: 'Mandat en cours',
    })
    expect(
      await teneur.api.modifierDateFinMandat({
        params: { idMandat: archive, date: addDays(jour, -310) },
      }),
    ).toMatchObject({ id: archive })
    expect(
      await teneur.api.modifierDateDebutMandat({
        params: { idMandat: courant, date: addDays(jour, -290) },
      }),
    ).toMatchObject({ id: courant })
  })

  it('renewals and changes sent in parallel never make periods overlap', async () => {
    const r = registre()
    const [syndic, teneur] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TENEUR_ADMIN_PRINC'),
    ]
    for (let tour = 0; tour < 5; tour += 1) {
      const { jour, id, mandats } = await suite(r, syndic)
      const [archive = 0, courant = 0] = mandats
      await Promise.allSettled([
        ...[21, 25, 40].map((n) =>
          syndic.api.renouvelerMandat({
            body: {
              idCopropriete: id,
              mandat: saisie(addDays(jour, n), addDays(addMonths(addDays(jour, n), 12), -1)),
            },
          }),
        ),
        ...[10, 30, 50, -1].map((n) =>
          teneur.api.modifierDateFinMandat({
            params: { idMandat: courant, date: addDays(jour, n) },
          }),
        ),
        ...[-310, -305, -400].map((n) =>
          teneur.api.modifierDateDebutMandat({
            params: { idMandat: courant, date: addDays(jour, n) },
          }),
        ),
        ...[-320, -300, -299].map((n) =>
          teneur.api.modifierDateFinMandat({
            params: { idMandat: archive, date: addDays(jour, n) },
          }),
        ),
      ])
      const toutes = await periodes(r, id)
      for (const [i, p] of toutes.entries()) {
        expect(p.date_debut <= p.date_fin).toBe(true)
        if (i > 0) expect(p.date_debut > (toutes[i - 1]?.date_fin ?? '')).toBe(true)
      }
      expect(toutes.filter((p) => p.etat === 'EN_COURS').length).toBeLessThanOrEqual(1)
      expect(toutes.filter((p) => p.etat === 'A_VENIR').length).toBeLessThanOrEqual(1)
    }
  })
})

describe('removal of mandates', () => {
  const registre = useRegistre()
  const deux = (r: Registre, syndic: Personne, suivant: Personne) => {
    const jour = r.clock.today()
    return copropriete(r, syndic, 'IMMATRICULEE_RATTACHEE', [
      { etat: 'EN_COURS', debut: addDays(jour, -300), fin: addDays(jour, 20) },
      {
        etat: 'A_VENIR',
        debut: addDays(jour, 21),
        fin: addDays(jour, 380),
        syndic: suivant.teledeclarantId,
      },
    ])
  }

  it('one of several, with a reason: what remains decides the state', async () => {
    const r = registre()
    const [syndic, suivant, teneur, hotline] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TENEUR_ADMIN_SCOND'),
      await r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
    ]
    const c = await deux(r, syndic, suivant)
    const [courant = 0, avenir = 0] = c.mandats
    expect(
      (await teneur.api.listerMandatsSupprimables({ params: { id: c.id } }))
        .map((m) => m.id)
        .sort(),
    ).toEqual([courant, avenir])
    const corps = {
      params: { id: c.id },
      body: { idMandat: courant, raison: 'Mandat enregistré par erreur' },
    }
    await expect(hotline.api.supprimerMandatRattachement(corps)).rejects.toMatchObject(
      code('acces-non-autorise'),
    )
    await expect(syndic.api.supprimerMandatRattachement(corps)).rejects.toMatchObject(
      code('acces-non-autorise'),
    )
    await expect(
      teneur.api.supprimerMandatRattachement({
        ...corps,
        body: { idMandat: courant, raison: ' ' },
      }),
    ).rejects.toMatchObject(code('requete-invalide'))
    await expect(teneur.api.supprimerMandat({ params: { id: courant } })).rejects.toMatchObject(
      regle('requis'),
    )
    const essais = await Promise.allSettled([
      teneur.api.supprimerMandatRattachement(corps),
      teneur.api.supprimerMandat({ params: { id: avenir }, query: { raison: 'x' } }),
    ])
    // Of two at once, one is removed: the other is then the only one.
    expect(essais.filter((e) => e.status === 'fulfilled')).toHaveLength(1)
    const etats = (await periodes(r, c.id)).map((p) => p.etat)
    expect(await dossier(r, c.id)).toMatchObject(
      etats[0] === 'RETIRE'
        ? { etat: 'FUTUR', teledeclarant_id: suivant.teledeclarantId }
        : { etat: 'IMMATRICULEE_RATTACHEE', teledeclarant_id: syndic.teledeclarantId },
    )
    expect(await teneur.api.listerMandatsSupprimables({ params: { id: c.id } })).toEqual([])
  })

  it('the attachment: every mandate, unless a request waits', async () => {
    const r = registre()
    const [syndic, suivant, teneur] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TENEUR_ADMIN_PRINC'),
    ]
    const c = await deux(r, syndic, suivant)
    const corps = {
      params: { id: c.id },
      body: { raison: 'Copropriété gérée par un autre syndic' },
    }
    await r.db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'DEMANDE', '2030-01-01', '2030-12-31')`,
      [c.id, suivant.teledeclarantId],
    )
    await expect(teneur.api.retirerRattachement(corps)).rejects.toMatchObject({
      problem: {
        code: 'transition-interdite',
        message: expect.stringContaining('attend une décision'),
      },
    })
    await r.db.query(
      `update mandat set etat = 'REFUSE' where copropriete_id = $1 and etat = 'DEMANDE'`,
      [c.id],
    )
    await teneur.api.retirerRattachement(corps)
    expect(await dossier(r, c.id)).toEqual({
      etat: 'IMMATRICULEE_A_RATTACHER',
      teledeclarant_id: null,
      date_fin_mandat: null,
    })
    expect((await periodes(r, c.id)).map((p) => p.etat)).toEqual(['RETIRE', 'RETIRE', 'REFUSE'])
    expect(
      await r.db.query(`select 1 from outbox where payload->>'modele' = 'mandat-retire'`),
    ).toHaveLength(3)
    expect(
      await r.db.query(
        `select motif from journal where copropriete_id = $1 and type = 'retirer-rattachement'`,
        [c.id],
      ),
    ).toEqual([{ motif: corps.body.raison }])
    await expect(teneur.api.retirerRattachement(corps)).rejects.toMatchObject(
      code('transition-interdite'),
    )
  })
})

describe('reads of mandates', () => {
  const registre = useRegistre()

  it('give what the session may see, narrowed by the authority of the path', async () => {
    const r = registre()
    const jour = r.clock.today()
    const [syndic, autre] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
    ]
    const c = await copropriete(r, syndic, 'IMMATRICULEE_RATTACHEE', [
      { etat: 'ARCHIVE', debut: addDays(jour, -700), fin: addDays(jour, -301) },
      { etat: 'EN_COURS', debut: addDays(jour, -300), fin: addDays(jour, 20) },
    ])
    const [archive = 0, courant = 0] = c.mandats
    const id = { params: { id: c.id } }
    expect(await syndic.api.lireMandatCourant(id)).toMatchObject({
      response: { id: courant, actions: [] },
    })
    expect(await syndic.api.listerMandatsEnCoursAvenir(id)).toMatchObject([{ id: courant }])
    expect(await syndic.api.listerMandatsSupprimables(id)).toEqual([])
    expect(await syndic.api.lireEtatCopropriete({ params: { x: c.id } })).toEqual({
      response: 'IMMATRICULEE_RATTACHEE',
      libelle: expect.any(String),
    })
    expect(await syndic.api.successeurDeclare({ params: { x: c.id } })).toEqual({ response: false })
    expect(await syndic.api.lireMandatPrecedentArchive({ params: { x: courant } })).toMatchObject({
      response: { id: archive },
    })
    expect(await syndic.api.lireMandatPrecedentArchive({ params: { x: archive } })).toEqual({
      response: null,
    })
    const detail = (authority: string, idMandat?: number) =>
      syndic.api.lireMandatCopropriete({
        params: { id: c.id, authority: authority as 'VISUALISER_COPRO' },
        ...(idMandat ? { query: { idMandat } } : {}),
      })
    expect(await detail('RENOUVELER_MANDAT')).toMatchObject({
      infoCopro: { nom: 'Résidence du Parc' },
      finBloquee: false,
      previousStartDateMandat: formatFrDate(addDays(jour, -700)),
    })
    expect(await detail('RENOUVELER_MANDAT', archive)).toMatchObject({
      infoMandatRattachement: { id: archive },
      previousStartDateMandat: '',
    })
    const infos = (profileOrAuthority: string) =>
      syndic.api.lireInfosCopropriete({ params: { id: c.id, profileOrAuthority } })
    for (const admis of ['TELE_PRO_GESTION', 'RENOUVELER_MANDAT'])
      expect(await infos(admis)).toEqual(await detail('RENOUVELER_MANDAT'))
    for (const restreint of [
      'TENEUR_ADMIN_PRINC',
      'teneurAdminPrincipal',
      'VALIDER_RATTACHEMENT_DECLARATION',
    ])
      await expect(infos(restreint)).rejects.toMatchObject(code('introuvable'))
    await expect(infos('tout')).rejects.toMatchObject({ problem: { status: 400 } })
    await expect(detail('VALIDER_RATTACHEMENT_DECLARATION')).rejects.toMatchObject(
      code('introuvable'),
    )
    await expect(detail('TOUT')).rejects.toMatchObject({ problem: { status: 400 } })
    await expect(detail('RENOUVELER_MANDAT', 99_999)).rejects.toMatchObject(code('introuvable'))
    for (const appel of [
      () => autre.api.lireMandatCourant(id),
      () => autre.api.listerMandatsEnCoursAvenir(id),
      () => autre.api.lireRenouvellement(id),
      () => autre.api.lireEtatCopropriete({ params: { x: c.id } }),
      () => autre.api.successeurDeclare({ params: { x: c.id } }),
      () => autre.api.lireMandatPrecedentArchive({ params: { x: courant } }),
      () =>
        autre.api.lireMandatCopropriete({ params: { id: c.id, authority: 'VISUALISER_COPRO' } }),
    ])
      await expect(appel()).rejects.toMatchObject(code('introuvable'))
  })
})
