// A client of the register as its two documents describe it: addresses, forms, fields and statuses
// as they are written there, and no type of this house.

export interface Reponse {
  statut: number
  entetes: Headers
  /** What was answered: an object for JSON, the text otherwise, the size of a file. */
  contenu: unknown
}

export interface Envoi {
  query?: Record<string, string | number>
  /** A GET that changes something: it says that a page of the register asks, not a link. */
  page?: true
  json?: unknown
  form?: Record<string, string>
  multipart?: Record<string, string | { nom: string; octets: Uint8Array<ArrayBuffer> }>
}

/** One person at the register: its cookies go with each call. */
export interface Personne {
  appeler(methode: string, chemin: string, envoi?: Envoi): Promise<Reponse>
}

const corpsDe = (envoi: Envoi): { body?: BodyInit; type?: string } => {
  if (envoi.json !== undefined)
    return { body: JSON.stringify(envoi.json), type: 'application/json' }
  if (envoi.form) return { body: new URLSearchParams(envoi.form) }
  if (!envoi.multipart) return {}
  const formulaire = new FormData()
  for (const [nom, valeur] of Object.entries(envoi.multipart))
    if (typeof valeur === 'string') formulaire.append(nom, valeur)
    else formulaire.append(nom, new File([valeur.octets], valeur.nom, { type: 'application/pdf' }))
  return { body: formulaire }
}

const lire = async (reponse: Response): Promise<unknown> => {
  const type = reponse.headers.get('content-type') ?? ''
  if (type.includes('json')) return reponse.json()
  if (type.startsWith('text/')) return reponse.text()
  return (await reponse.arrayBuffer()).byteLength
}

/** A person who has not signed in. */
export const personne = (base: string): Personne => {
  const cookies = new Map<string, string>()
  return {
    appeler: async (methode, chemin, envoi = {}) => {
      const adresse = new URL(chemin, base)
      for (const [nom, valeur] of Object.entries(envoi.query ?? {}))
        adresse.searchParams.set(nom, String(valeur))
      const { body, type } = corpsDe(envoi)
      const reponse = await fetch(adresse, {
        method: methode,
        redirect: 'manual',
        headers: {
          // As a browser sends it from the register's own pages.
          origin: new URL(base).origin,
          'sec-fetch-site': 'same-origin',
          ...(envoi.page ? { 'sec-fetch-dest': 'empty' } : {}),
          ...(type ? { 'content-type': type } : {}),
          ...(cookies.size > 0
            ? { cookie: [...cookies].map(([nom, valeur]) => `${nom}=${valeur}`).join('; ') }
            : {}),
        },
        ...(body === undefined ? {} : { body }),
      })
      for (const pose of reponse.headers.getSetCookie()) {
        const [paire = ''] = pose.split(';')
        const egal = paire.indexOf('=')
        cookies.set(paire.slice(0, egal), paire.slice(egal + 1))
      }
      return { statut: reponse.status, entetes: reponse.headers, contenu: await lire(reponse) }
    },
  }
}

export interface Compte {
  login: string
  motDePasse: string
}

const champ = (contenu: unknown, nom: string): unknown =>
  typeof contenu === 'object' && contenu !== null ? Reflect.get(contenu, nom) : undefined

/**
 * A person who signed in by the documented form. A keeper also gives a second proof, which the
 * documents do not know: a demonstration shows it. Throws when the register lets nobody in.
 */
export const connecter = async (base: string, compte: Compte): Promise<Personne> => {
  const qui = personne(base)
  const connexion = await qui.appeler('POST', '/api/authentication', {
    form: {
      j_username: compte.login,
      j_password: compte.motDePasse,
      'remember-me': 'false',
      captcha: '',
      submit: 'Login',
    },
  })
  if (champ(connexion.contenu, 'authStatus') === 'PENDING') {
    const { contenu } = await qui.appeler('GET', '/api/public/configuration')
    await qui.appeler('POST', '/api/authentication/second-facteur', {
      json: { code: champ(contenu, 'codeDemo') },
    })
  }
  const { statut } = await qui.appeler('GET', '/api/account')
  if (connexion.statut !== 200 || statut !== 200)
    throw new Error(`${compte.login} : connexion ${connexion.statut}, compte ${statut}`)
  return qui
}
