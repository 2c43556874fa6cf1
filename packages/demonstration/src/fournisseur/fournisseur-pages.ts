import type { PersonneFournisseur } from './personne-fournisseur.ts'

/** A text inside HTML, attributes between double quotes included. */
const echapper = (texte: string): string =>
  texte
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const STYLE = `body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;color:#161616;background:#f6f6f6}
main{max-width:40rem;margin:2rem auto;padding:1.5rem;background:#fff;border:1px solid #ddd}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 1rem}ul{list-style:none;margin:1rem 0;padding:0}li{margin:0 0 .75rem}
button{font:inherit;width:100%;text-align:left;padding:.75rem 1rem;background:#fff;border:1px solid #3a3a3a;border-radius:.25rem;color:inherit;cursor:pointer}
button:hover{background:#eee}button:focus-visible{outline:3px solid #0a76f6;outline-offset:2px}button span{display:block;color:#3a3a3a}
.discret{border:0;text-decoration:underline;width:auto;padding:.5rem 0}.principal{background:#000091;color:#fff;text-align:center}.principal:hover{background:#1212ff}`

const page = (titre: string, contenu: string): string => `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${titre} - Connexion de démonstration</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>${titre}</h1>${contenu}</main></body>
</html>`

const choix = (p: PersonneFournisseur): string =>
  `<li><button type="submit" name="personne" value="${echapper(p.sub)}"><strong>${echapper(p.organisme)}</strong><span>${echapper(`${p.given_name} ${p.usual_name ?? p.family_name ?? ''}`)}${p.siret ? ` - SIRET ${echapper(p.siret)}` : ''}</span></button></li>`

/** The sign-in: one button for each person, and one to give up. */
export const pageConnexion = (
  titre: string,
  pourQui: string,
  personnes: readonly PersonneFournisseur[],
): string =>
  page(
    titre,
    `<p>Ce service remplace, dans la démonstration, ${echapper(pourQui)}. Les personnes et les numéros sont inventés.</p>
<form method="post"><ul>${personnes.map(choix).join('')}</ul><button class="discret" type="submit" name="personne" value="">Annuler et revenir au registre</button></form>`,
  )

/** The sign-out: the form is the provider's own, the button sends it. */
export const pageDeconnexion = (form: string): string =>
  page(
    'Se déconnecter',
    `<p>Vous avez quitté le registre. Confirmez pour vous déconnecter aussi du service d’authentification.</p>${form}
<button class="principal" type="submit" form="op.logoutForm" name="logout" value="yes">Se déconnecter</button>`,
  )

/** One sentence, and nothing else to do here. */
export const pageErreur = (phrase: string): string =>
  page('Connexion de démonstration', `<p>${echapper(phrase)}</p>`)
