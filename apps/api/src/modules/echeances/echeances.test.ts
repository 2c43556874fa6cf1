import { addDays, formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { type Personne } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'

const ajouter = async (
  r: Registre,
  syndic: Personne,
  nom: string,
  fins: readonly [etat: string, debut: number, fin: number][],
) => {
  const jour = r.clock.today()
  const etat = fins.some(([e]) => e === 'EN_COURS')
    ? 'IMMATRICULEE_RATTACHEE'
    : 'IMMATRICULEE_RATTACHEMENT_EXPIRE'
  const [c] = await r.db.query<{ id: number }>(
    `insert into copropriete (etat, numero_immatriculation, nom, nom_normalise, adresse_principale, auteur_teledeclarant_id, teledeclarant_id)
     values ($1::etat_copropriete, prochain_numero_immatriculation(), $2, lower($2), '3 rue du Port, 56000 Vannes', $3, $3) returning id`,
    [etat, nom, syndic.teledeclarantId],
  )
  for (const [e, debut, fin] of fins)
    await r.db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, $3::etat_mandat, $4, $5)`,
      [c?.id, syndic.teledeclarantId, e, addDays(jour, debut), addDays(jour, fin)],
    )
  return c?.id ?? 0
}

/**
 * Reads a calendar as a strict reader would: CRLF, folded lines put together, properties by event.
 */
const lireIcs = (texte: string) => {
  expect(texte.endsWith('\r\n')).toBe(true)
  expect(texte.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const ligne of texte.split('\r\n')) expect(Buffer.byteLength(ligne)).toBeLessThanOrEqual(75)
  const lignes = texte.replaceAll('\r\n ', '').trimEnd().split('\r\n')
  expect(lignes[0]).toBe('BEGIN:VCALENDAR')
  expect(lignes.at(-1)).toBe('END:VCALENDAR')
  const evenements: Map<string, string>[] = []
  const pile: string[] = []
  for (const ligne of lignes) {
    const [, nom = '', valeur = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z-]+)*):(.*)$/u.exec(ligne) ?? []
    expect(nom, ligne).not.toBe('')
    if (nom === 'BEGIN') {
      pile.push(valeur)
      if (valeur === 'VEVENT') evenements.push(new Map())
    } else if (nom === 'END') expect(pile.pop()).toBe(valeur)
    else if (pile.at(-1) === 'VEVENT') evenements.at(-1)?.set(nom, valeur)
  }
  expect(pile).toEqual([])
  return evenements
}

describe('deadlines of a portfolio', () => {
  const registre = useRegistre()

  it('are listed by urgency, counted, and shown by month; another firm’s are not there', async () => {
    const r = registre()
    const jour = r.clock.today()
    const [syndic, autre] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
    ]
    const expiree = await ajouter(r, syndic, 'Expirée', [['EXPIRE', -400, -3]])
    const proche = await ajouter(r, syndic, 'Proche', [['EN_COURS', -300, 30]])
    await ajouter(r, syndic, 'Bientôt', [['EN_COURS', -300, 60]])
    await ajouter(r, syndic, 'Lointaine', [['EN_COURS', -10, 355]])
    const suivie = await ajouter(r, syndic, 'Suivie', [
      ['EN_COURS', -300, 30],
      ['A_VENIR', 31, 395],
    ])
    await ajouter(r, autre, 'Ailleurs', [['EN_COURS', -300, 30]])
    const chercher = (filtre: 'tous' | 'expires' | '30' | '60' | '90' | 'suivis', extra = {}) =>
      syndic.api.rechercherEcheances({ body: { filtre, ...extra } })
    const tout = await chercher('tous')
    expect(tout.compteurs).toEqual({ tous: 6, expires: 1, '30': 1, '60': 2, '90': 2, suivis: 1 })
    expect(tout.echeances.map((e) => [e.nom, e.urgence])).toEqual([
      ['Expirée', 'EXPIRE'],
      ['Proche', 'PROCHE'],
      ['Suivie', 'SUIVI'],
      ['Bientôt', 'A_PREVOIR'],
      ['Lointaine', 'LOINTAIN'],
      ['Suivie', 'LOINTAIN'],
    ])
    expect(tout.echeances[0]).toMatchObject({
      coproprieteId: expiree,
      joursRestants: -3,
      actions: expect.arrayContaining(['renouveler-mandat', 'declarer-successeur']),
    })
    expect((await chercher('30')).echeances.map((e) => e.coproprieteId)).toEqual([proche])
    const [suite] = (await chercher('suivis')).echeances
    expect(suite).toMatchObject({
      coproprieteId: suivie,
      suite: expect.stringMatching(/^Renouvelé du /),
      actions: expect.not.arrayContaining(['renouveler-mandat']),
    })
    expect(await chercher('tous', { jour: formatFrDate(addDays(jour, 30)) })).toMatchObject({
      totalItems: 2,
    })
    expect(
      (
        await chercher('tous', {
          paginationOptions: {
            pageSize: 2,
            pageNumber: 2,
            sortField: 'nom',
            sortDirection: 'DESC',
          },
        })
      ).echeances,
    ).toHaveLength(2)
    const mois = addDays(jour, 30).slice(0, 7)
    const jours = await syndic.api.lireMoisEcheances({ params: { mois } })
    expect(jours.find((j) => j.jour === formatFrDate(addDays(jour, 30)))).toMatchObject({
      nombre: 2,
      apercu: [{ nom: 'Proche' }, { nom: 'Suivie', urgence: 'SUIVI' }],
    })
    await expect(
      syndic.api.lireMoisEcheances({ params: { mois: '2026-13' } }),
    ).rejects.toMatchObject({ problem: { status: 400 } })
    expect(await autre.api.rechercherEcheances({ body: {} })).toMatchObject({ totalItems: 1 })
  })

  it('are read by a calendar at a private address, until it is closed', async () => {
    const r = registre()
    const jour = r.clock.today()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const nom = `Résidence « Les Échelles ; d’Éole, bât. A » \\ ${'très '.repeat(20)}longue`
    await ajouter(r, syndic, nom, [['EN_COURS', -300, 30]])
    await ajouter(r, syndic, 'Suivie', [
      ['EN_COURS', -300, 40],
      ['A_VENIR', 41, 400],
    ])
    expect(await syndic.api.lireAbonnementCalendrier()).toEqual({
      actif: false,
      creeLe: null,
      luLe: null,
    })
    const { chemin } = await syndic.api.ouvrirAbonnementCalendrier({ body: {} })
    const lire = (url: string) => r.app.inject({ method: 'GET', url })
    const reponse = await lire(chemin)
    expect(reponse.statusCode).toBe(200)
    expect(reponse.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const evenements = lireIcs(reponse.body)
    expect(evenements).toHaveLength(3)
    const [premier, suivi] = evenements
    expect(premier?.get('DTSTART;VALUE=DATE')).toBe(addDays(jour, 30).replaceAll('-', ''))
    expect(premier?.get('DTEND;VALUE=DATE')).toBe(addDays(jour, 31).replaceAll('-', ''))
    expect(premier?.get('SUMMARY')).toBe(
      `Fin de mandat : ${nom.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,')}`,
    )
    expect(premier?.get('LOCATION')).toBe('3 rue du Port\\, 56000 Vannes')
    expect(premier?.get('DESCRIPTION')).toContain('\\nMandat du ')
    expect(suivi?.get('SUMMARY')).toBe('Fin de mandat (suite enregistrée) : Suivie')
    r.clock.advance({ minutes: 5 })
    expect(lireIcs((await lire(chemin)).body).map((e) => e.get('UID'))).toEqual(
      evenements.map((e) => e.get('UID')),
    )
    expect(new Set(evenements.map((e) => e.get('UID'))).size).toBe(3)
    expect((await syndic.api.lireAbonnementCalendrier()).luLe).not.toBeNull()
    // The token is nowhere in the database.
    const jeton = /calendriers\/([^/]+)\//.exec(chemin)?.[1] ?? ''
    expect(
      await r.db.query(`select 1 from abonnement_calendrier where jeton_hash = $1`, [jeton]),
    ).toEqual([])
    const nouveau = await syndic.api.ouvrirAbonnementCalendrier({ body: {} })
    expect((await lire(chemin)).statusCode).toBe(404)
    expect(await lire(nouveau.chemin)).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'private, no-store' },
    })
    await r.db.query(`update utilisateur set profil = 'restricted' where id = $1`, [
      syndic.utilisateurId,
    ])
    expect((await lire(nouveau.chemin)).statusCode).toBe(404)
    await r.db.query(`update utilisateur set profil = 'TELE_PRO_GESTION' where id = $1`, [
      syndic.utilisateurId,
    ])
    await syndic.api.fermerAbonnementCalendrier()
    expect((await lire(nouveau.chemin)).statusCode).toBe(404)
    expect((await lire('/api/public/calendriers/x/echeances.ics')).statusCode).toBe(404)
  })

  it('says from which day on a calendar does not hold them all; a month counts them all', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const debut = r.clock.today()
    await r.db.query(
      `with c as (insert into copropriete (etat, numero_immatriculation, nom, nom_normalise, auteur_teledeclarant_id, teledeclarant_id, date_cloture_dernier_exercice)
         select 'IMMATRICULEE_RATTACHEE', prochain_numero_immatriculation(), 'Grande ' || n, 'grande ' || n, $1, $1, '2025-12-31' from generate_series(1, 5001) n returning id, nom)
       insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) select id, $1, 'EN_COURS', $2::date - 100, case when nom = 'Grande 7' then $2::date + 90 else $2::date + 30 end from c`,
      [syndic.teledeclarantId, debut],
    )
    await r.db.query(`analyze copropriete, mandat`)
    const { chemin } = await syndic.api.ouvrirAbonnementCalendrier({ body: {} })
    const lire = async () => (await r.app.inject({ method: 'GET', url: chemin })).body
    const incomplet = (ics: string) =>
      [
        ...ics.matchAll(/DTSTART;VALUE=DATE:(\d{8})\r\nDTEND.*\r\nSUMMARY:Calendrier incomplet/g),
      ].map(([, j]) => j)
    const ics = await lire()
    // Both are too many: the first day that misses one is that of the last mandate.
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(10_001)
    expect(incomplet(ics)).toEqual([addDays(debut, 90).replaceAll('-', '')])
    const [jour] = (await syndic.api.lireMoisEcheances({ params: { mois: '2027-08' } })).filter(
      (j) => j.jour === '31/08/2027',
    )
    expect(jour).toMatchObject({ nombre: 5001 })
    expect(jour?.apercu).toHaveLength(6)
    await r.db.query(`update copropriete set etat = 'SUPPRIMEE' where nom = 'Grande 7'`)
    expect(incomplet(await lire())).toEqual([])
  })
})
