// Runs inside the HTML of signed-in pages (earlyScript.ts): asks the API for what the page needs while its scripts are on
// their way, and fetches what my page shows of whoever it is. donor/ground/graphql/request.ts takes the answers. Without a token, or with one that has ended, it asks nothing.
try {
  const { person, myPage, check } = '__QUERIES__'
  const views = '__VIEWS__'
  const { graphqlEndpoint, userPoolClientId } = JSON.parse(
    document.querySelector('meta[name=config]').content,
  )
  const client = `CognitoIdentityServiceProvider.${userPoolClientId}`
  const user = `${client}.${localStorage.getItem(`${client}.LastAuthUser`)}`
  const token = localStorage.getItem(`${user}.accessToken`)
  const { exp } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
  const ended = exp * 1000 < Date.now() + Number(localStorage.getItem(`${user}.clockDrift`)) + 60_000
  const answers = {}
  const ask = (query, variables) => {
    const body = JSON.stringify({ query, variables })
    if (body in answers) return
    const answer = fetch(graphqlEndpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        authorization: `Bearer ${token}`,
      },
      body,
    })
    answer.catch(() => undefined)
    answers[body] = answer
    return answer
  }
  if (!ended) {
    window.earlyAnswers = { token, answers }
    const loaded = ask(person).then((response) => response.clone().json())
    const isMyPage = location.pathname === '/mypage'
    if (isMyPage) ask(myPage)
    const rest = ({ data: { getUser } }) => {
      const [newest] = getUser.ScreeningInfo.toSorted((a, b) =>
        b.ScreeningInfoCreatedAt.localeCompare(a.ScreeningInfoCreatedAt),
      )
      if (newest) ask(check, { id: newest.Id })
      for (const name of views[getUser.Profile.UserStatus] ?? []) {
        const link = document.createElement('link')
        link.rel = name.endsWith('.css') ? 'stylesheet' : 'modulepreload'
        link.href = `/assets/${name}`
        document.head.append(link)
      }
    }
    if (isMyPage) loaded.then(rest).catch(() => undefined)
    else loaded.catch(() => undefined)
  }
} catch {
  // Nobody is signed in.
}
