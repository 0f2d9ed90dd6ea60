// Plays one table at random: node bot.mjs SERVER TABLE NICKNAME; SALEROOM_TOKEN may hold a token.
const [server, table, nickname] = process.argv.slice(2);
const headers = { "Content-Type": "application/json" };
const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

/** Ask the server; what it refuses ends the bot, unless time heals it. */
async function call(path, body) {
  const request = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(`${server}/api/v1${path}`, request);
  if (answer.ok) return answer;
  const problem = await answer.json();
  if ("retry_after" in problem) return sleep(problem.retry_after).then(() => call(path, body));
  if (["stale", "refused"].includes(problem.code)) return null; // the clock was quicker
  process.exit(console.error(problem.title) ?? 1);
}

const token = process.env.SALEROOM_TOKEN ?? (await (await call("/tokens", { nickname })).json()).secret;
headers.Authorization = `Bearer ${token}`;
await call(`/tables/${table}/join`, { nickname });
await call(`/tables/${table}/ready`, { ready: true });
let state;
while (state?.table.state !== "over") {
  try {
    let rest = "";
    const stream = (await call(`/turns?table=${table}`)).body.pipeThrough(new TextDecoderStream());
    for await (const piece of stream) {
      const lines = (rest + piece).split("\n");
      rest = lines.pop();
      for (const line of lines.filter((line) => line.startsWith("data: "))) {
        state = JSON.parse(line.slice(6));
        const move = state.legal[Math.floor(Math.random() * state.legal.length)];
        // One id for each decision: should a turn come twice, it is played once.
        if (move) await call(`/tables/${table}/moves`, { move, number: state.number, id: `turn ${state.asked}` });
      }
    }
  } catch {
    await sleep(1); // the stream broke: a new one begins with the whole state
  }
}
console.log(nickname, "at seat", state.view.viewer, "saw", JSON.stringify(state.view.outcome));
