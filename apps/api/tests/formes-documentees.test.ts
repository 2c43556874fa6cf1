import { rattachementDemande, immatriculee, type Personne } from '@registre/testing/register'
import { addDays, formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { type Registre, useRegistre } from './support/register.ts'

// What a client written from the specification alone sends, byte for byte: its forms are taken as
// they are written there.

describe('a client of the document', () => {
  const registre = useRegistre()

  /** A call as a browser of the register's own origin sends it: no header of the house. */
  const envoyer = async (
    qui: Personne,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    url: string,
    corps?: unknown,
  ) => {
    const { statusCode, headers, body } = await registre().app.inject({
      method,
      url,
      headers: {
        host: 'registre.test',
        origin: 'http://registre.test',
        cookie: [...qui.cookies].map(([k, v]) => `${k}=${v}`).join('; '),
        ...(corps === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(corps === undefined ? {} : { payload: JSON.stringify(corps) }),
    })
    return { statut: statusCode, entetes: headers, corps: body === '' ? null : JSON.parse(body) }
  }
  /** A request to be attached, its keeper, and the number that it is about. */
  const demande = async (r: Registre) => {
    const { syndic, demandeId, mandatId: idMandat, coproprieteId } = await rattachementDemande(r)
    const [c] = await r.db.query<{ numero: string }>(
      `select numero_immatriculation as numero from copropriete where id = $1`,
      [coproprieteId],
    )
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    return { syndic, teneur, demandeId, idMandat, immat: c?.numero ?? '' }
  }
  const champsDe = (corps: { champs?: { champ: string; message: string }[] }) =>
    (corps.champs ?? []).map((c) => `${c.champ} : ${c.message.replace(`${c.champ} : `, '')}`)

  it('writes with its session and its origin; another method is told with those allowed', async () => {
    const qui = await registre().personne('TELE_PRO_ADMIN_PRINC')
    expect((await envoyer(qui, 'POST', '/api/coproprietes/rechercher', {})).statut).toBe(200)
    for (const [method, url, allow] of [
      ['POST', '/api/mandats/updateDateDebutMandat/1/01-01-2026', 'PUT'],
      ['POST', '/api/coproprietes/brouillon/submit', 'PUT'],
      ['PATCH', '/api/coproprietes/brouillon/12', 'GET, HEAD, DELETE'],
      ['GET', '/api/authentication', 'POST'],
      // A longer pattern reads a draft by its number: it does not take this word for one.
      ['GET', '/api/coproprietes/brouillon/submit', 'PUT'],
      ['DELETE', '/api/coproprietes/brouillon/change-etat/', 'PUT'],
    ] as const) {
      const { statut, entetes, corps } = await envoyer(qui, method, url)
      expect([url, statut, entetes['allow'], corps.code]).toEqual([
        url,
        405,
        allow,
        'methode-non-permise',
      ])
    }
    expect((await envoyer(qui, 'GET', '/api/inconnu')).statut).toBe(404)
  })

  it('sends back what GET gave: what it may is written, what names the account is only read', async () => {
    const qui = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const { corps: compte } = await envoyer(qui, 'GET', '/api/account')
    const { statut, corps } = await envoyer(qui, 'POST', '/api/account', {
      ...compte,
      nom: 'Durand',
    })
    expect([statut, corps.nom, corps.profil]).toEqual([200, 'Durand', 'TELE_PRO_ADMIN_PRINC'])
    // What only names the account may be repeated, not contradicted.
    const autreProfil = { ...corps, profil: 'TENEUR_ADMIN_PRINC' }
    expect(champsDe((await envoyer(qui, 'POST', '/api/account', autreProfil)).corps)).toEqual([
      'profil : « profil » ne s’écrit pas : renvoyez la valeur qui a été lue, ou rien.',
    ])
    const { corps: vu } = await envoyer(qui, 'GET', `/api/utilisateurs/${qui.utilisateurId}`)
    const enregistre = await envoyer(qui, 'PUT', '/api/utilisateurs', { ...vu, prenom: 'Anne' })
    expect([enregistre.statut, enregistre.corps.prenom]).toEqual([200, 'Anne'])
    // Of an unknown key nothing is guessed.
    expect(
      (await envoyer(qui, 'PUT', '/api/utilisateurs', { ...vu, motDePasse: 'x' })).statut,
    ).toBe(400)
    const { corps: vierge } = await envoyer(qui, 'GET', '/api/coproprietes/new/DEFAULT')
    const cree = await envoyer(
      qui,
      'PUT',
      '/api/coproprietes/brouillon/save/identification',
      vierge,
    )
    expect([cree.statut, cree.corps.etat]).toEqual([200, 'BROUILLON'])
    const { corps: lu } = await envoyer(qui, 'GET', `/api/coproprietes/brouillon/${cree.corps.id}`)
    expect(
      (await envoyer(qui, 'PUT', '/api/coproprietes/brouillon/save/procedures', lu)).statut,
    ).toBe(200)
  })

  it('leaves a criterion out by null; a value that is not of its list is refused by its name', async () => {
    const qui = await registre().personne('TENEUR_ADMIN_PRINC')
    const chercher = (corps: unknown) => envoyer(qui, 'POST', '/api/coproprietes/rechercher', corps)
    expect(
      (
        await chercher({
          immatriculationOuNom: null,
          dateDebutMandat: null,
          etatsCopropriete: null,
          statut: null,
          paginationOptions: { sortField: null },
        })
      ).statut,
    ).toBe(200)
    for (const [corps, debut] of [
      [{ statut: 'X' }, 'statut : valeur inconnue ‘X’ ; valeurs possibles : DEMANDE_EFFECTUEE'],
      [{ filtre: 'tout' }, 'filtre : valeur inconnue ‘tout’ ; valeurs possibles : seeAllCopro'],
      [
        { paginationOptions: { sortField: 'x' } },
        'paginationOptions.sortField : valeur inconnue ‘x’ ; valeurs possibles : nom',
      ],
      [{ etatsCopropriete: [''] }, 'etatsCopropriete.0 : Ce champ est requis'],
    ] as const)
      expect(champsDe((await chercher(corps)).corps)[0]).toMatch(
        new RegExp(`^${debut.replaceAll(/[.?]/g, '\\$&')}`),
      )
    const journal = await envoyer(qui, 'POST', '/api/evenement-journal/rechercher', {
      typeEvenement: 'voler',
    })
    expect(champsDe(journal.corps)[0]).toMatch(/^typeEvenement : valeur inconnue ‘voler’/)
  })

  it('an unknown number passes none of the attachment checks, and none of them fails', async () => {
    const qui = await registre().personne('TELE_PRO_GESTION')
    for (const controle of ['existe', 'etatOk', 'rattachementOk'])
      expect(
        (await envoyer(qui, 'GET', `/api/coproprietes/${controle}/ZZ9999999`)).corps,
      ).toMatchObject({ response: false })
  })

  it('writes a day in a path with slashes, as people do', async () => {
    const r = registre()
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const c = await immatriculee(r)
    const [m] = await r.db.query<{ id: number; date_fin: string }>(
      `select id, date_fin from mandat where copropriete_id = $1`,
      [c.coproprieteId],
    )
    const fin = formatFrDate(addDays(m?.date_fin ?? '', -1))
    const adresse = `/api/mandats/updateDateFinMandatArchive/${m?.id}/`
    const { statut, corps } = await envoyer(teneur, 'PUT', `${adresse}${fin}`)
    expect([statut, corps.dateFin]).toEqual([200, fin])
  })

  it.each([
    'typesMotifRefus=JUSTIFICATIF_ILLISIBLE&typesMotifRefus=AUTRE',
    'typesMotifRefus[]=JUSTIFICATIF_ILLISIBLE&typesMotifRefus[]=AUTRE',
    'typesMotifRefus=JUSTIFICATIF_ILLISIBLE,AUTRE',
  ])('refuses with several motives: %s', async (motifs) => {
    const r = registre()
    const { teneur, idMandat, immat, demandeId } = await demande(r)
    await teneur.api.ouvrirDemande({ params: { id: idMandat } })
    const adresse = `/api/refusRattachementTeneur/${immat}/${idMandat}`
    const inconnu = await envoyer(teneur, 'PUT', `${adresse}?raison=Non&typesMotifRefus=X`)
    expect(champsDe(inconnu.corps)[0]).toMatch(/^typesMotifRefus : valeur inconnue ‘X’/)
    const vide = await envoyer(teneur, 'PUT', `${adresse}?raison=Non&typesMotifRefus=`)
    expect(champsDe(vide.corps)).toEqual(['typesMotifRefus : Choisissez au moins un motif.'])
    expect((await envoyer(teneur, 'PUT', `${adresse}?raison=Non&${motifs}`)).statut).toBe(200)
    expect(
      await r.db.query(`select motif_refus as motifs from demande where id = $1`, [demandeId]),
    ).toEqual([{ motifs: 'JUSTIFICATIF_ILLISIBLE,AUTRE' }])
  })

  it('refuses by the object that a refusal is, in a body', async () => {
    const { teneur, idMandat, immat } = await demande(registre())
    await teneur.api.ouvrirDemande({ params: { id: idMandat } })
    const refus = { immatCopro: immat, idMandat, raison: 'Non', typesMotifRefus: ['AUTRE'] }
    const { statut } = await envoyer(
      teneur,
      'PUT',
      `/api/refusRattachementTeneur/${immat}/${idMandat}`,
      refus,
    )
    expect(statut).toBe(200)
  })

  it('assigns to the team by naming nobody', async () => {
    const r = registre()
    const { teneur, idMandat, demandeId } = await demande(r)
    await teneur.api.ouvrirDemande({ params: { id: idMandat } })
    const { statut } = await envoyer(teneur, 'POST', '/api/affectationTeneur', {
      idMandat,
      raisonAffectationTeneur: 'Hors de ma compétence',
    })
    expect(statut).toBe(200)
    expect(
      await r.db.query(
        `select etat, assignee_a_id as a, raison_affectation as raison from demande where id = $1`,
        [demandeId],
      ),
    ).toEqual([{ etat: 'A_VALIDER', a: null, raison: 'Hors de ma compétence' }])
  })

  it('withdraws its own waiting request by DELETE, without a reason; a keeper gives one', async () => {
    const r = registre()
    const { syndic, teneur, idMandat, demandeId } = await demande(r)
    const adresse = `/api/mandats/${idMandat}`
    const sansRaison = await envoyer(teneur, 'DELETE', adresse)
    expect([sansRaison.corps.code, sansRaison.corps.message]).toEqual([
      'regles-non-respectees',
      'Donnez la raison dans l’adresse (?raison=…), ou dans un corps JSON.',
    ])
    const autre = await r.personne('TELE_PRO_ADMIN_PRINC')
    expect((await envoyer(autre, 'DELETE', adresse)).statut).toBe(404)
    expect((await envoyer(syndic, 'DELETE', adresse)).statut).toBe(200)
    expect(await r.db.query(`select etat from demande where id = $1`, [demandeId])).toEqual([
      { etat: 'ANNULEE' },
    ])
  })

  it('takes raison for motif; two that differ are refused, and rights are told before fields', async () => {
    const r = registre()
    const c = await immatriculee(r)
    const adresse = `/api/coproprietes/supprimer/${c.coproprieteId}`
    const hotline = await r.personne('TENEUR_ASS_HOTLINE_GES')
    expect((await envoyer(hotline, 'PUT', adresse, {})).statut).toBe(403)
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const deux = { version: 1, raison: 'Erreur', motif: 'Autre' }
    expect(champsDe((await envoyer(teneur, 'PUT', adresse, deux)).corps)).toEqual([
      'raison : « raison » et « motif » sont le même champ : donnez une seule valeur.',
    ])
    const [{ version } = { version: 0 }] = await r.db.query<{ version: number }>(
      `select version from copropriete where id = $1`,
      [c.coproprieteId],
    )
    expect((await envoyer(teneur, 'PUT', adresse, { version, raison: 'Erreur' })).statut).toBe(200)
  })

  it('chooses another password with the account, by the present one', async () => {
    const qui = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const { corps: compte } = await envoyer(qui, 'GET', '/api/account')
    const avec = (password: string) =>
      envoyer(qui, 'POST', '/api/account', {
        ...compte,
        password,
        newPassword: 'Autre-Registre-2026!',
      })
    const refuse = await avec('faux')
    expect([refuse.statut, champsDe(refuse.corps)]).toEqual([
      400,
      ['password : Le mot de passe actuel est incorrect.'],
    ])
  })

  it('the board of a syndic is a syndic’s', async () => {
    for (const [profil, statut] of [
      ['TELE_NONPRO_ADMIN_PRINC', 200],
      ['TENEUR_ADMIN_PRINC', 403],
    ] as const)
      expect(
        (
          await envoyer(
            await registre().personne(profil),
            'GET',
            '/api/coproprietes/tableauDeBordSyndic',
          )
        ).statut,
      ).toBe(statut)
  })
})
