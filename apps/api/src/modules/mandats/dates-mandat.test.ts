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
      date_fin_mandat: addDays(jour, -1),
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
    const [demande] = await r.db.query<{ id: number }>(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'DEMANDE', $3, $4) returning id`,
      [id, autre.teledeclarantId, addDays(jour, 21), addDays(jour, 385)],
    )
    const [archive = 0, courant = 0] = mandats
    // What is asked for and not decided has no dates to change.
    const params = { idMandat: demande?.id ?? 0, date: addDays(jour, 30) }
    for (const changer of [
      teneur.api.modifierDateDebutMandat,
      teneur.api.modifierDateFinMandat,
    ] as const)
      await expect(changer({ params })).rejects.toMatchObject(code('transition-interdite'))
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
