/** How a call is written and read, where the document of the register leaves a choice. */
export const Formes = () => (
  <>
    <p>
      Les appels portent les noms et les formes du document du registre. Ce qu’il ne dit pas est dit
      par la description OpenAPI, et tient en peu de mots.
    </p>
    <ul>
      <li>
        Une copropriété se nomme partout par son numéro d’immatriculation (<code>AA0-000-004</code>{' '}
        ou <code>AA0000004</code>), ou par son identifiant ; une demande, par sa référence (
        <code>R-2026-91</code>). Deux noms du document pour une même chose sont pris l’un pour
        l’autre (<code>raison</code> et <code>motif</code>, <code>numero</code> et{' '}
        <code>numeroImmatriculation</code>, <code>idCopropriete</code> et <code>coproprieteId</code>
        ).
      </li>
      <li>
        L’objet que GET a donné peut être renvoyé tel quel : ce qui dit ce qu’il est et à qui ne se
        contredit pas, le reste de ce qui ne s’écrit pas est ignoré, <code>null</code> et un texte
        vide veulent dire absent. Une information inconnue, elle, est refusée par son nom, comme une
        valeur qui n’est pas de sa liste.
      </li>
      <li>
        Un jour s’écrit jj/mm/aaaa, aussi dans une adresse. Plusieurs valeurs se donnent répétées
        (avec ou sans <code>[]</code>) ou séparées par des virgules.
      </li>
      <li>
        409 n’est ni une faute de votre programme ni une panne : le dossier a changé depuis que vous
        l’avez lu, ou son état ne permet plus l’action. Lisez-le de nouveau, puis recommencez si
        cela a encore un sens. Une mise à jour commencée se relit par le même{' '}
        <code>POST /api/mises-a-jour</code> : il la reprend, et donne la <code>version</code> à
        renvoyer.
      </li>
      <li>
        405 : l’appel existe avec une autre méthode, que dit l’en-tête <code>Allow</code>.
      </li>
      <li>
        Depuis une page du registre, avec la session d’une personne, le navigateur prouve l’origine
        d’une écriture ; rien d’autre n’est demandé. Les quelques GET qui changent un état sont
        appelés par le code d’une page (<code>Sec-Fetch-Dest: empty</code>), ou avec l’en-tête{' '}
        <code>x-register-client</code> : un lien ne les déclenche pas.
      </li>
      <li>
        Des appels s’ajoutent à ceux du document, où il n’en donne pas : le défi anti-robot (
        <code>GET /api/public/captcha/defi</code>), le dépôt d’un justificatif (
        <code>POST /api/documents</code>), l’ouverture d’une mise à jour (
        <code>POST /api/mises-a-jour</code>), la validation d’une demande par un teneur (
        <code>PUT /api/demandes/{'{id}'}/valider</code>).
      </li>
    </ul>
  </>
)
