import { addDays, addMonths, formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { pdf } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { suivreMandats } from '../traitements/suivre-mandats.ts'
import {
  code,
  copropriete,
  courriels,
  dossier,
  periodes,
  regle,
  saisie,
} from './vie-mandat-de-test.ts'

describe('renewal', () => {
  const registre = useRegistre()

  it('of a running mandate waits for its end, and the calendar swaps them', async () => {
    const r = registre()
    const jour = r.clock.today()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const c = await copropriete(r, syndic, 'IMMATRICULEE_RATTACHEE', [
      { etat: 'EN_COURS', debut: addDays(jour, -300), fin: addDays(jour, 20) },
    ])
    const propose = await syndic.api.lireRenouvellement({ params: { id: c.id } })
    const debut = addDays(jour, 21)
    const fin = addDays(addMonths(debut, 12), -1)
    expect(propose).toMatchObject({
      possible: true,
      echeance: 'dans 20 jours',
      dateDebutProposee: formatFrDate(debut),
      dateFinProposee: formatFrDate(fin),
    })
    const m = await syndic.api.renouvelerMandat({
      body: {
        idCopropriete: c.id,
        mandat: { ...saisie(debut, fin), typeJustifMandat: 'PV_AG' },
        file: await pdf(),
      },
    })
    expect(m).toMatchObject({ etat: 'A_VENIR', nomDocument: 'contrat.pdf', typeJustif: 'PV_AG' })
    expect(await dossier(r, c.id)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEE',
      date_fin_mandat: addDays(jour, 20),
    })
    expect(await courriels(r, 'mandat-renouvele', c.id)).toBe(1)
    expect(await syndic.api.lireRenouvellement({ params: { id: c.id } })).toMatchObject({
      possible: false,
      raison: expect.stringContaining('déjà enregistré'),
    })
    await expect(
      syndic.api.renouvelerMandat({
        body: { idCopropriete: c.id, mandat: saisie(addDays(fin, 1), addMonths(fin, 12)) },
      }),
    ).rejects.toMatchObject(code('transition-interdite'))
    r.clock.advance({ days: 21 })
    await suivreMandats(r.deps)
    expect((await periodes(r, c.id)).map((p) => p.etat)).toEqual(['ARCHIVE', 'EN_COURS'])
    expect(await dossier(r, c.id)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEE',
      date_fin_mandat: fin,
    })
  })

  it('of an expired mandate runs at once, without a keeper', async () => {
    const r = registre()
    const jour = r.clock.today()
    const syndic = await r.personne('TELE_NONPRO_ADMIN_PRINC')
    const c = await copropriete(r, syndic, 'IMMATRICULEE_RATTACHEMENT_EXPIRE', [
      { etat: 'EXPIRE', debut: addDays(jour, -400), fin: addDays(jour, -40) },
    ])
    expect(await syndic.api.lireRenouvellement({ params: { id: c.id } })).toMatchObject({
      possible: true,
      echeance: 'il y a 40 jours',
    })
    const corps = (debut: string, fin: string, confirmations: string[] = []) => ({
      body: { idCopropriete: c.id, mandat: saisie(debut, fin), confirmations },
    })
    await expect(
      syndic.api.renouvelerMandat(corps(addDays(jour, -40), addDays(jour, 300))),
    ).rejects.toMatchObject(regle('MAN-PRECEDENT'))
    await expect(
      syndic.api.renouvelerMandat(corps(addDays(jour, 1), addDays(jour, 300))),
    ).rejects.toMatchObject(regle('MAN-DEBUT'))
    await expect(
      syndic.api.renouvelerMandat(corps(jour, addMonths(jour, 36))),
    ).rejects.toMatchObject(regle('MAN-DUREE'))
    await expect(
      syndic.api.renouvelerMandat({ body: { idCopropriete: c.id, mandat: saisie('', jour) } }),
    ).rejects.toMatchObject(regle('requis'))
    await expect(
      syndic.api.renouvelerMandat(corps(jour, addDays(jour, 200))),
    ).rejects.toMatchObject({
      problem: {
        code: 'confirmation-requise',
        champs: [{ code: 'MAN-DOUZE-MOIS', champ: 'mandat.dateFinMandat', confirmable: true }],
      },
    })
    expect(
      await syndic.api.renouvelerMandat(corps(jour, addDays(jour, 200), ['MAN-DOUZE-MOIS'])),
    ).toMatchObject({ etat: 'EN_COURS' })
    expect((await periodes(r, c.id)).map((p) => p.etat)).toEqual(['ARCHIVE', 'EN_COURS'])
    expect(await dossier(r, c.id)).toEqual({
      etat: 'IMMATRICULEE_RATTACHEE',
      teledeclarant_id: syndic.teledeclarantId,
      date_fin_mandat: addDays(jour, 200),
    })
  })

  it('is the syndic’s own: another does not see it, one that is no longer the syndic may not', async () => {
    const r = registre()
    const jour = r.clock.today()
    const [syndic, autre] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
    ]
    const c = await copropriete(r, syndic, 'IMMATRICULEE_RATTACHEE', [
      { etat: 'EN_COURS', debut: addDays(jour, -300), fin: addDays(jour, 20) },
    ])
    const corps = {
      body: {
        idCopropriete: c.id,
        mandat: saisie(addDays(jour, 21), addDays(addMonths(addDays(jour, 21), 12), -1)),
      },
    }
    await expect(autre.api.renouvelerMandat(corps)).rejects.toMatchObject(code('introuvable'))
    await r.db.query(`update copropriete set teledeclarant_id = $2 where id = $1`, [
      c.id,
      autre.teledeclarantId,
    ])
    await expect(syndic.api.renouvelerMandat(corps)).rejects.toMatchObject(
      code('acces-non-autorise'),
    )
  })

  it('asked for several times at once gives one mandate; with a key, one answer', async () => {
    const r = registre()
    const jour = r.clock.today()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const debut = addDays(jour, 21)
    const corps = (id: number, decalage = 0) => ({
      body: {
        idCopropriete: id,
        mandat: saisie(
          addDays(debut, decalage),
          addDays(addMonths(addDays(debut, decalage), 12), -1),
        ),
      },
    })
    const un = [{ etat: 'EN_COURS', debut: addDays(jour, -300), fin: addDays(jour, 20) }]
    const [c, d] = [
      await copropriete(r, syndic, 'IMMATRICULEE_RATTACHEE', un),
      await copropriete(r, syndic, 'IMMATRICULEE_RATTACHEE', un),
    ]
    const essais = await Promise.allSettled(
      Array.from({ length: 6 }, (_, i) => syndic.api.renouvelerMandat(corps(c.id, i))),
    )
    expect(essais.filter((e) => e.status === 'fulfilled')).toHaveLength(1)
    expect(await courriels(r, 'mandat-renouvele', c.id)).toBe(1)
    const premiere = await syndic.api.renouvelerMandat(corps(d.id), { idempotencyKey: 'renouv-1' })
    expect(await syndic.api.renouvelerMandat(corps(d.id), { idempotencyKey: 'renouv-1' })).toEqual(
      premiere,
    )
    await expect(
      syndic.api.renouvelerMandat(corps(d.id, 1), { idempotencyKey: 'renouv-1' }),
    ).rejects.toMatchObject(code('cle-deja-utilisee'))
  })
})
