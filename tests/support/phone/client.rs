//! A phone as plain as can be: a socket, and what is written and read there.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use rules::Seat;
use serde_json::Value;

/// Whatever comes, comes sooner than this.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// An answer of the server.
#[derive(Debug, Clone, Default)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|_| panic!("{} is no JSON: {}", self.status, self.text()))
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// A browser, with the token that it may have.
#[derive(Debug)]
pub struct Phone {
    pub at: SocketAddr,
    pub token: Option<String>,
    stream: Option<TcpStream>,
}

impl Phone {
    pub fn new(at: SocketAddr) -> Self {
        Self { at, token: None, stream: None }
    }

    /// A phone that has read a code and claimed its seat.
    #[track_caller]
    pub fn claimed(at: SocketAddr, code: &str) -> Self {
        let mut phone = Self::new(at);
        let claimed = phone.claim(code);
        assert_eq!(claimed.status, 200, "{}", claimed.text());
        phone
    }

    /// The head of a request as our page sends it.
    pub fn head(&self, method: &str, path: &str) -> String {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.at);
        if let Some(token) = &self.token {
            head += &format!("Authorization: Bearer {token}\r\n");
        }
        if method == "POST" {
            head += &format!("Origin: http://{}\r\nX-Kings-Order: 1\r\n", self.at);
        }
        head
    }

    pub fn get(&mut self, path: &str) -> Answer {
        let request = self.head("GET", path) + "\r\n";
        self.send(request.as_bytes())
    }

    /// The answer to a request, without the parts that chance gives it.
    #[allow(dead_code)] // each program of tests uses its part
    pub fn seen(&mut self, path: &str) -> String {
        let answer = self.get(path);
        let json = answer.json();
        let mut text = answer.text().replace(json["game"].as_str().unwrap(), "game");
        if let Some(emblem) = json["emblem"].as_u64() {
            let sign = json["sign"].as_str().unwrap();
            let lot = format!("\"emblem\":{emblem},\"sign\":\"{sign}\"");
            text = text.replace(&lot, "\"emblem\":0");
        }
        format!("{} {text}", answer.status)
    }

    pub fn post(&mut self, path: &str, body: &str) -> Answer {
        let length = body.len();
        let request = self.head("POST", path) + &format!("Content-Length: {length}\r\n\r\n{body}");
        self.send(request.as_bytes())
    }

    /// Claims the seat of the address that a code is.
    pub fn claim(&mut self, code: &str) -> Answer {
        let code = code.split_once('#').map_or(code, |(_, code)| code);
        let claimed = self.post("/claim", &format!("{{\"code\":\"{code}\"}}"));
        if claimed.status == 200 {
            self.token = claimed.json()["token"].as_str().map(ToOwned::to_owned);
        }
        claimed
    }

    #[track_caller]
    pub fn seat(&mut self) -> Value {
        let answer = self.get("/seat");
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// Sends a request as it is; once more if the server has closed the connection meanwhile.
    pub fn send(&mut self, request: &[u8]) -> Answer {
        for _ in 0..3 {
            if let Some(answer) = self.try_send(request) {
                return answer;
            }
            self.stream = None;
        }
        panic!("no answer to {}", String::from_utf8_lossy(request));
    }

    fn try_send(&mut self, request: &[u8]) -> Option<Answer> {
        let stream = match &mut self.stream {
            Some(stream) => stream,
            none => none.insert(connect(self.at)),
        };
        stream.write_all(request).ok()?;
        read(stream)
    }
}

pub fn connect(at: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(at).expect("the server takes connections");
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.set_nodelay(true).unwrap();
    stream
}

/// Reads one answer; `None` if the connection ends before one.
pub fn read(stream: &mut TcpStream) -> Option<Answer> {
    let mut bytes = Vec::new();
    let mut piece = [0; 16 * 1024];
    loop {
        if let Some(answer) = whole(&bytes) {
            return Some(answer);
        }
        let count = stream.read(&mut piece).ok().filter(|count| *count > 0)?;
        bytes.extend_from_slice(&piece[..count]);
    }
}

fn whole(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut answer = Answer { head, ..Answer::default() };
    answer.status = answer.head.split(' ').nth(1)?.parse().ok()?;
    let length = answer.header("content-length").map_or(0, |length| length.parse().unwrap());
    let body = &bytes[end + 4..];
    if answer.header("transfer-encoding") == Some("chunked") {
        return Some(Answer { body: joined(body)?, ..answer });
    }
    (body.len() >= length).then(|| Answer { body: body[..length].to_vec(), ..answer })
}

/// A body that comes in pieces, each after its length; `None` before the last.
fn joined(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let line = rest.windows(2).position(|two| two == b"\r\n")?;
        let length = std::str::from_utf8(&rest[..line]).ok()?;
        let length = usize::from_str_radix(length, 16).ok()?;
        let piece = rest.get(line + 2..line + 4 + length)?;
        if length == 0 {
            return Some(body);
        }
        body.extend_from_slice(&piece[..length]);
        rest = &rest[line + 4 + length..];
    }
}

/// The number of a seat in JSON.
pub fn number(seat: Seat) -> u64 {
    seat.index() as u64
}
