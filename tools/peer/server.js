// boardgame.io's server on a port of loopback: node server.js PORT memory|files FOLDER

const { FlatFile, Server } = require("boardgame.io/server");
const { emblems } = require("./emblems.js");

const [port, store, folder] = process.argv.slice(2);
const server = Server({
  games: [emblems],
  origins: [`http://127.0.0.1:${port}`],
  ...(store === "files" ? { db: new FlatFile({ dir: folder }) } : {}),
});
const listen = server.app.listen.bind(server.app);
server.app.listen = (number, done) => listen(number, "127.0.0.1", done); // it would listen to the world otherwise
server.run(Number(port), () => console.log("ready"));
